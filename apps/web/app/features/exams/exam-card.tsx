import type { ExamSummary } from "@tilashar/contracts";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { levelRange } from "./level-range.ts";
import { SectionList } from "./section-list.tsx";

/** One examination of the list. The card as a whole is the link. */
export function ExamCard({ exam }: { exam: ExamSummary }) {
  const language = useLanguage();
  return (
    <Card className="group relative flex h-full flex-col gap-3 p-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:p-6">
      <div className="flex flex-wrap gap-2">
        <Chip tone="sky">{levelRange(exam.levels)}</Chip>
        <Chip>{m.exam_minutes({ count: exam.minutes })}</Chip>
        {exam.mocks.length > 0 && (
          <Chip tone="steppe">{m.exam_mock_count({ count: exam.mocks.length })}</Chip>
        )}
      </div>
      <h2 className="text-xl md:text-2xl">
        <Link
          to={paths.exam(exam.slug)}
          prefetch="intent"
          className="outline-none group-hover:text-sky after:absolute after:inset-0"
        >
          {exam.titles[language]}
        </Link>
      </h2>
      <p className="text-ink-soft">{exam.about[language]}</p>
      <SectionList sections={exam.sections} />
      <p className="mt-auto flex items-center justify-between gap-3 pt-1 text-sm text-ink-soft">
        {m.exam_rules_seen({ day: dayText(exam.seen, language) })}
        <Icon name="forward" className="size-6 text-sky" />
      </p>
    </Card>
  );
}
