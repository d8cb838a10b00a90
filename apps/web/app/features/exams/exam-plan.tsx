import type { ExamDetail, ExamGoal } from "@tilashar/contracts";
import { useEffect, useMemo, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText, localDayOf } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { chanceText } from "./chance-text.ts";
import type { ExamOnPage } from "./exam-on-page.ts";
import { GoalForm } from "./goal-form.tsx";
import { loadDetail } from "./load-detail.ts";
import { planOf } from "./plan-of.ts";
import { ReadinessList } from "./readiness-list.tsx";
import { TodaysShare } from "./todays-share.tsx";
import { type OwnExamsHere, useOwnExams } from "./use-own-exams.ts";

/** From today to the day of the examination: the day itself, today's share, and how ready somebody is. */
export function ExamPlan({ exam }: { exam: ExamOnPage }) {
  const own = useOwnExams();
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const goal = own?.goal?.exam === exam.slug ? own.goal : null;
  if (own === null) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      {own.failure !== null && (
        <Notice kind="error">{failureText(own.failure, m.exam_goal_not_told())}</Notice>
      )}
      {goal === null || isChanging ? (
        <Card className="p-5">
          <GoalForm
            exam={exam}
            goal={goal}
            other={own.goal !== null && goal === null}
            onChoose={(chosen) => {
              own.setGoal(chosen);
              setChanging(false);
            }}
            onRemove={() => {
              own.setGoal(null);
              setChanging(false);
            }}
          />
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-lg font-bold">
              {exam.levels.length > 1 && `${goal.level.toUpperCase()}, `}
              {dayText(goal.day, language)}
            </p>
            <Button look="quiet" onClick={() => setChanging(true)}>
              {m.exam_goal_change()}
            </Button>
          </div>
          <Plan slug={exam.slug} goal={goal} own={own} />
        </>
      )}
    </div>
  );
}

function Plan({ slug, goal, own }: { slug: string; goal: ExamGoal; own: OwnExamsHere }) {
  const language = useLanguage();
  const [exam, setExam] = useState<ExamDetail | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to load again
  useEffect(() => {
    let gone = false;
    setError(null);
    loadDetail(slug).then(
      (found) => gone || setExam(found),
      (failure: unknown) => gone || setError(failure),
    );
    return () => {
      gone = true;
    };
  }, [slug, attempt]);
  const { results, known } = own;
  const planned = useMemo(
    () => exam && planOf({ exam, goal, results, known, today: localDayOf(new Date()) }),
    [exam, goal, results, known],
  );
  if (error !== null)
    return (
      <Notice kind="error">
        <p>{failureText(error, m.exam_load_failed())}</p>
        <Button look="secondary" className="mt-2" onClick={() => setAttempt(attempt + 1)}>
          {m.try_again()}
        </Button>
      </Notice>
    );
  if (exam === null || planned === null) return <Skeleton className="h-64 w-full" />;
  const { readiness, points, plan } = planned;
  const titles = Object.fromEntries(exam.sections.map(({ id, titles: own }) => [id, own]));
  const titleOf = (id: string) => exam.points.find(({ point }) => point === id)?.title[language];
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card stitched className="flex flex-col gap-3 p-5">
        <h3 className="text-lg">{m.exam_today_title()}</h3>
        <TodaysShare exam={exam} goal={goal} plan={plan} />
      </Card>
      <Card className="flex flex-col gap-3 p-5">
        <h3 className="text-lg">{m.exam_ready_title()}</h3>
        {readiness.answers > 0 && <p className="font-bold">{chanceText(readiness.chance)}</p>}
        <p className="text-sm text-ink-soft">
          {readiness.answers === 0
            ? m.exam_rests_on_nothing()
            : m.exam_rests_on({ count: readiness.answers })}
        </p>
        <ReadinessList readiness={readiness} titles={titles} />
      </Card>
      {points.length > 0 && (
        <Card className="flex flex-col gap-3 p-5 md:col-span-2">
          <h3 className="text-lg">{m.exam_gain_title()}</h3>
          <ol className="flex flex-col gap-2">
            {points.map(({ point, right, answers }) => (
              <li
                key={point}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-felt-sunk pt-2"
              >
                <TextLink to={paths.grammarPoint(point)}>{titleOf(point) ?? point}</TextLink>
                <span className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft">
                  {answers > 0 ? m.exam_right_of({ right, of: answers }) : m.exam_point_unasked()}
                  <TextLink to={paths.examPractice(goal.level, { exam: slug, point })}>
                    {m.exam_practise()}
                  </TextLink>
                </span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
}
