import type { ExamDetail, ExamGoal, ExamResult, OwnExams } from "@tilashar/contracts";
import {
  type ExamPlan,
  type ExamReadiness,
  evidenceOf,
  examReadiness,
  expectedShare,
  type GainingPoint,
  gainingPoints,
  groupOfPart,
  planToDay,
} from "@tilashar/learning/exams";
import { formOfExam } from "./form-of-mock.ts";

export interface OwnPlan {
  readonly readiness: ExamReadiness;
  /** The three that would gain most. */
  readonly points: readonly GainingPoint[];
  readonly plan: ExamPlan;
}

/** Where somebody stands before an examination, and what to do about it today. */
export function planOf({
  exam,
  goal,
  results,
  known,
  today,
}: {
  exam: ExamDetail;
  goal: ExamGoal;
  results: readonly ExamResult[];
  known: OwnExams["known"];
  today: string;
}): OwnPlan {
  const { level } = goal;
  const form = formOfExam(exam, level);
  const evidence = evidenceOf(results, today);
  const readiness = examReadiness(form, evidence, known ?? undefined);
  const kazakh = form.sections
    .flatMap(({ parts }) => parts)
    .filter(({ part }) => groupOfPart(part) === "kazakh");
  const items = kazakh.reduce((sum, { items: own }) => sum + own, 0);
  const expected = kazakh.reduce(
    (sum, { part, items: own }) =>
      sum + own * expectedShare(form, part, evidence, known ?? undefined),
    0,
  );
  const points = gainingPoints(
    exam.points.filter((point) => point.level === level),
    evidence,
    {
      level,
      items,
      expected: expected / Math.max(1, items),
    },
  );
  const taken = results.filter((result) => result.exam === exam.slug);
  const plan = planToDay({
    today,
    day: goal.day,
    mocks: exam.mocks.filter(
      (mock) => mock.level === level && !taken.some((result) => result.mock === mock.mock),
    ),
    lastMock: taken[0]?.day ?? null,
    sections: [...readiness.sections]
      .sort((one, other) => one.chance - other.chance)
      .map(({ id }) => id),
    points: points.map(({ point }) => point),
  });
  return { readiness, points, plan };
}
