import type { ExamDetail } from "@tilashar/contracts";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { ExamOnPage } from "./exam-on-page.ts";
import { mockName } from "./mock-name.ts";
import { useOwnExams } from "./use-own-exams.ts";

/** The mocks of an examination; those taken say how it went. */
export function MockList({ exam }: { exam: ExamOnPage }) {
  const own = useOwnExams();
  const language = useLanguage();
  const rows = exam.mocks.map((mock) => ({ exam: exam.slug, ...mock }));
  if (rows.length === 0) return <p className="text-ink-soft">{m.exam_no_mocks()}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {rows.map((row) => {
        const last = own?.results.find((one) => one.exam === row.exam && one.mock === row.mock);
        return (
          <li key={`${row.exam} ${row.mock}`}>
            <Link
              to={paths.examMock(row.exam, row.mock)}
              prefetch="intent"
              className="flex h-full min-h-18 items-center gap-4 rounded-card bg-felt-raised px-5 py-3 shadow-lift hover:bg-sky-wash"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{mockName(row)}</span>
                <span className="block text-sm text-ink-soft">
                  <Size row={row} />
                </span>
                {last !== undefined && (
                  <span className="block pt-0.5 text-sm font-semibold">
                    {m.exam_taken({ day: dayText(last.day, language, { year: false }) })}{" "}
                    {m.exam_right_of({ right: last.right, of: last.of })}
                  </span>
                )}
              </span>
              {last?.passed === true && <Icon name="check" className="size-6 text-steppe" />}
              <Icon name="forward" className="size-6 text-sky" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const Size = ({ row }: { row: ExamDetail["mocks"][number] }) =>
  m.exam_section_size({
    items: m.exam_items({ count: row.items }),
    minutes: m.exam_minutes({ count: row.minutes }),
  });
