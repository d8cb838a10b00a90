import {
  type ExamMock,
  evidenceOf,
  examReadiness,
  itemsOfMock,
  type SectionMark,
} from "@tilashar/learning/exams";
import { useEffect, useMemo, useRef } from "react";
import { AccountOffer } from "#app/components/account/account-offer.tsx";
import { Barys } from "#app/components/barys/barys.tsx";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { PageSection } from "#app/components/layout/page-section.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { localDayOf } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { chanceText } from "./chance-text.ts";
import { resultOf } from "./finish-mock.ts";
import { formOfMock } from "./form-of-mock.ts";
import { KeepMissed } from "./keep-missed.tsx";
import type { KeptMock } from "./kept-mock.ts";
import { MockAnswersList } from "./mock-answers-list.tsx";
import type { MockHeading } from "./mock-heading.ts";
import { mockName } from "./mock-name.ts";
import { NotOfficial } from "./not-official.tsx";
import { joinedResults } from "./own-exams.ts";
import { ReadinessList } from "./readiness-list.tsx";
import { useOwnExams } from "./use-own-exams.ts";

/** The end of a mock: passed or not by the real rules, what that says of the real one, and every question explained. */
export function MockResult({
  mock,
  kept,
  heading,
  onAgain,
}: {
  mock: ExamMock;
  kept: KeptMock;
  heading: MockHeading;
  onAgain: () => void;
}) {
  const language = useLanguage();
  const { status } = useSession();
  const own = useOwnExams();
  const result = useMemo(() => resultOf(mock, kept), [mock, kept]);
  const readiness = useMemo(() => {
    const results = joinedResults([result], own?.results ?? []);
    const evidence = evidenceOf(results, localDayOf(new Date()));
    return examReadiness(formOfMock(mock), evidence, own?.known ?? undefined);
  }, [mock, result, own?.results, own?.known]);
  const titles = Object.fromEntries(mock.sections.map((section) => [section.id, section.titles]));
  const missed = itemsOfMock(mock).filter(({ id }) => result.missed.includes(id));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 pt-4 md:pt-8">
      <div>
        <BackLink to={paths.exam(heading.exam)}>{heading.titles[language]}</BackLink>
        <Card stitched className="mt-2 flex items-center gap-5 p-5 max-sm:flex-col sm:p-7">
          <Barys pose={result.passed ? "streak" : "thinking"} className="size-28 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <p className="font-semibold text-ink-soft">{mockName(heading)}</p>
            <h1 ref={title} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
              {result.passed ? m.exam_passed() : m.exam_not_passed()}
            </h1>
            <p className="text-lg">
              {m.exam_right_of({ right: result.right, of: result.of })}
              {mock.passWhole !== null && ` ${m.exam_pass_whole({ pass: mock.passWhole })}`}
            </p>
          </div>
        </Card>
      </div>
      <PageSection id="parts" title={m.exam_by_part()}>
        <ul className="flex flex-col gap-4">
          {result.sections.map((mark) => (
            <li key={mark.id}>
              <PartMark mark={mark} title={titles[mark.id]?.[language] ?? ""} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="real" title={m.exam_real_title()}>
        <Card className="flex flex-col gap-4 p-5">
          <p className="text-lg font-bold">{chanceText(readiness.chance)}</p>
          <p className="text-ink-soft">{m.exam_rests_on({ count: readiness.answers })}</p>
          <ReadinessList readiness={readiness} titles={titles} />
        </Card>
      </PageSection>
      {status === "guest" && <AccountOffer />}
      <PageSection id="answers" title={m.exam_answers_title()}>
        <div className="flex flex-col gap-4">
          <KeepMissed items={missed} />
          <MockAnswersList mock={mock} answers={kept.sitting.answers} />
        </div>
      </PageSection>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.exam(heading.exam)}>{m.exam_to_plan()}</ButtonLink>
        <Button look="secondary" onClick={onAgain}>
          {m.exam_take_again()}
        </Button>
      </div>
      <NotOfficial seen={heading.rules.seen} />
    </div>
  );
}

function PartMark({ mark, title }: { mark: SectionMark; title: string }) {
  const { right, of, pass, passed, answered } = mark;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-1.5">
        <span className="font-semibold">{title}</span>
        <Chip tone={passed ? "steppe" : "pomegranate"}>
          {passed ? m.exam_part_passed() : m.exam_part_not_passed()}
        </Chip>
      </p>
      <Progress
        value={right / of}
        label={title}
        text={m.exam_right_of({ right, of })}
        tone={passed ? "steppe" : "sky"}
      />
      <p className="pt-1 text-sm text-ink-soft">
        {m.exam_right_of({ right, of })} {m.exam_part_pass({ pass })}
        {answered < of && ` ${m.exam_left_open({ count: of - answered })}`}
      </p>
    </>
  );
}
