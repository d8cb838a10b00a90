import type { ExamDetail, ExamGoal } from "@tilashar/contracts";
import type { ExamPlan, PlannedWork } from "@tilashar/learning/exams";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { mockName } from "./mock-name.ts";

/** What to do today, the first of it as the one button, and when the next mock is due. */
export function TodaysShare({
  exam,
  goal,
  plan,
}: {
  exam: ExamDetail;
  goal: ExamGoal;
  plan: ExamPlan;
}) {
  const language = useLanguage();
  const { status } = useSession();
  const { daysLeft, today, nextMock, mocksLeft } = plan;
  if (daysLeft < 0) return <p>{m.exam_day_past()}</p>;
  return (
    <>
      <p className="text-ink-soft">
        {daysLeft === 0 ? m.exam_day_today() : m.exam_days_left({ count: daysLeft })}
      </p>
      <ul className="flex flex-col gap-3">
        {today.map((work, at) => {
          const { to, text } = describe(work);
          return (
            <li key={text} className="flex flex-col items-start gap-2">
              {to !== null && at === 0 ? (
                <ButtonLink to={to} className="max-sm:w-full">
                  {text}
                </ButtonLink>
              ) : to !== null ? (
                <TextLink to={to}>{text}</TextLink>
              ) : (
                <p className="font-semibold">{text}</p>
              )}
              <span className="text-sm text-ink-soft">
                {m.exam_minutes({ count: work.minutes })}
              </span>
            </li>
          );
        })}
      </ul>
      {nextMock !== null && today[0]?.do !== "mock" && (
        <p className="text-sm text-ink-soft">
          {m.exam_next_mock({ day: dayText(nextMock, language, { year: false }), left: mocksLeft })}
        </p>
      )}
      {status === "user" && (
        <p className="text-sm">
          <TextLink to={paths.settings}>{m.exam_reminders()}</TextLink>
        </p>
      )}
    </>
  );

  function describe(work: PlannedWork): { to: string | null; text: string } {
    if (work.do === "mock")
      return {
        to: paths.examMock(exam.slug, work.mock),
        text: mockName({ exam: exam.slug, mock: work.mock }),
      };
    if (work.do === "point") {
      const point = exam.points.find((one) => one.point === work.point);
      return {
        to: paths.examPractice(goal.level, { exam: exam.slug, point: work.point }),
        text: m.exam_do_point({ title: point?.title[language] ?? work.point }),
      };
    }
    if (work.do === "calm") return { to: paths.review, text: m.exam_do_calm() };
    const section = exam.sections.find(({ id }) => id === work.section);
    return {
      to: practiceTo(work.section),
      text: m.exam_do_section({ title: section?.titles[language] ?? work.section }),
    };
  }

  /** Where a part can be practised. */
  function practiceTo(section: string): string {
    const parts = exam.sections.find(({ id }) => id === section)?.parts ?? [];
    const pool = exam.practice.find(
      ({ part, level }) =>
        parts.some((own) => own.part === part) && (level === null || level === goal.level),
    );
    return pool === undefined ? paths.review : paths.examPractice(pool.mock, { exam: exam.slug });
  }
}
