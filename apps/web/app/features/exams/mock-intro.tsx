import { type ExamMock, openSection } from "@tilashar/learning/exams";
import type { ReactNode } from "react";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { clockText } from "./clock-text.ts";
import type { KeptMock } from "./kept-mock.ts";
import type { MockHeading } from "./mock-heading.ts";
import { mockName } from "./mock-name.ts";
import { NotOfficial } from "./not-official.tsx";
import { SectionList } from "./section-list.tsx";

/** What a mock asks, and the button that begins it or goes on. */
export function MockIntro({
  heading,
  mock,
  kept,
  onStart,
  onResume,
  children,
}: {
  heading: MockHeading;
  /** Null until it is there. */
  mock: ExamMock | null;
  kept: KeptMock | null;
  onStart: () => void;
  onResume: () => void;
  /** What went wrong. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const { rules, titles } = heading;
  const section = mock !== null && kept !== null ? openSection(mock, kept.sitting) : undefined;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-4 md:pt-8">
      <div>
        <BackLink to={paths.exam(heading.exam)}>{titles[language]}</BackLink>
        <h1 className="pt-1 text-3xl md:text-4xl">{mockName(heading)}</h1>
        <div className="flex flex-wrap gap-2 pt-3">
          <Chip tone="sky">{heading.level.toUpperCase()}</Chip>
          <Chip>{m.exam_items({ count: heading.items })}</Chip>
          <Chip>{m.exam_minutes({ count: heading.minutes })}</Chip>
        </div>
      </div>
      <Card className="px-5 py-2">
        <SectionList sections={rules.sections} />
        {rules.pass_whole !== null && (
          <p className="border-t-2 border-felt-sunk py-2 font-semibold">
            {m.exam_pass_whole({ pass: rules.pass_whole })}
          </p>
        )}
      </Card>
      <ul className="flex flex-col gap-2">
        {[
          m.exam_intro_parts(),
          ...(rules.sections.some(({ plays }) => plays !== null) ? [m.exam_intro_listening()] : []),
          m.exam_intro_kept(),
          m.exam_intro_after(),
        ].map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-5 text-steppe" />
            {text}
          </li>
        ))}
      </ul>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        {section !== undefined && kept !== null ? (
          <>
            <Button size="large" onClick={onResume} className="max-sm:w-full">
              {m.exam_resume({ time: clockText(kept.sitting.left[section.id] ?? 0) })}
            </Button>
            <Button look="quiet" onClick={onStart}>
              {m.exam_start_anew()}
            </Button>
          </>
        ) : (
          <Button size="large" disabled={mock === null} onClick={onStart} className="max-sm:w-full">
            {m.exam_start()}
          </Button>
        )}
        <ButtonLink look="quiet" to={paths.examPaper(heading.exam, heading.mock)}>
          {m.exam_on_paper()}
        </ButtonLink>
      </div>
      <noscript>
        <p className="font-semibold">{m.exam_no_scripts()}</p>
      </noscript>
      <NotOfficial seen={rules.seen} />
    </div>
  );
}
