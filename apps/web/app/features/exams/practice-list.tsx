import type { ExamPart } from "@tilashar/contracts";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { ExamOnPage } from "./exam-on-page.ts";
import { practiceTitle } from "./practice-name.ts";

/** Questions of an examination's parts to practise, by level where it has several. */
export function PracticeList({ exam }: { exam: ExamOnPage }) {
  const parts = [
    ...new Set(exam.sections.flatMap(({ parts: own }) => own.map(({ part }) => part))),
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {parts.map((part) => (
        <li key={part} className="rounded-card bg-felt-raised px-5 py-3 shadow-lift">
          <p className="font-bold">{practiceTitle(part)}</p>
          <p className="flex flex-wrap gap-x-4">
            {poolsOf(exam, part).map(({ mock, level, items }) => (
              <Link
                key={mock}
                to={paths.examPractice(mock, { exam: exam.slug })}
                prefetch="intent"
                className="inline-flex min-h-11 items-center gap-1 font-semibold text-sky underline decoration-2 underline-offset-4"
              >
                {exam.levels.length > 1 && level !== null && `${level.toUpperCase()}: `}
                {m.exam_items({ count: items })}
                <Icon name="forward" className="size-4" />
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

const poolsOf = ({ practice }: ExamOnPage, part: ExamPart) =>
  practice.filter((pool) => pool.part === part);
