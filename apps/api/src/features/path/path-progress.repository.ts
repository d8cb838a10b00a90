import { sql } from "kysely";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

/** A step of a lesson that is done. */
export interface DoneStep {
  lessonId: number;
  step: string;
}

/** How a learner has ended a unit. */
export interface UnitProgress {
  unitId: string;
  storyDone: boolean;
  /** Right first answers of the best checkpoint. */
  best: number | null;
  passed: boolean;
}

/** Notes that a step was finished once more. */
export async function noteStep(
  queries: Queries,
  accountId: number,
  { lessonId, step, at }: DoneStep & { at: string },
): Promise<void> {
  await queries
    .insertInto("lesson_steps")
    .values({
      account_id: accountId,
      lesson_id: lessonId,
      step,
      first_done_at: at,
      last_done_at: at,
      sessions: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "lesson_id", "step"]).doUpdateSet({
        sessions: sql`lesson_steps.sessions + 1`,
        last_done_at: sql`case when excluded.last_done_at > lesson_steps.last_done_at
          then excluded.last_done_at else lesson_steps.last_done_at end`,
      }),
    )
    .execute();
}

/** Steps that a learner has done, of all lessons. */
export const stepsAsked = (accountId: number): Asked<DoneStep[]> => allSteps.with({ accountId });

/** Steps of a lesson that a learner has done. */
export async function listSteps(
  queries: Queries,
  accountId: number,
  lessonId: number,
): Promise<DoneStep[]> {
  return stepsOfLesson(queries, { accountId, lessonId });
}

const allSteps = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("lesson_steps")
    .select(["lesson_id as lessonId", "step"])
    .where("account_id", "=", accountId),
);

const stepsOfLesson = keptQuery(
  (queries, { accountId, lessonId }: { accountId: number; lessonId: number }) =>
    queries
      .selectFrom("lesson_steps")
      .select(["lesson_id as lessonId", "step"])
      .where("account_id", "=", accountId)
      .where("lesson_id", "=", lessonId),
);

/** Notes what ended a unit; what was reached before stays. */
export async function noteUnit(
  queries: Queries,
  accountId: number,
  {
    unitId,
    storyDoneAt,
    best,
    passedAt,
  }: { unitId: string; storyDoneAt: string | null; best: number | null; passedAt: string | null },
): Promise<void> {
  await queries
    .insertInto("unit_progress")
    .values({
      account_id: accountId,
      unit_id: unitId,
      story_done_at: storyDoneAt,
      best,
      passed_at: passedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "unit_id"]).doUpdateSet({
        story_done_at: sql`coalesce(unit_progress.story_done_at, excluded.story_done_at)`,
        passed_at: sql`coalesce(unit_progress.passed_at, excluded.passed_at)`,
        // The two databases treat nulls in a greatest value differently
        best: sql`case
          when unit_progress.best is null then excluded.best
          when excluded.best > unit_progress.best then excluded.best
          else unit_progress.best end`,
      }),
    )
    .execute();
}

/** How a learner has ended units. */
export const unitsAsked = (accountId: number): Asked<UnitProgress[]> =>
  mapped(unitsOf.with({ accountId }), (rows) =>
    rows.map(({ unit_id, story_done_at, best, passed_at }) => ({
      unitId: unit_id,
      storyDone: story_done_at !== null,
      best,
      passed: passed_at !== null,
    })),
  );

const unitsOf = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("unit_progress")
    .select(["unit_id", "story_done_at", "best", "passed_at"])
    .where("account_id", "=", accountId),
);
