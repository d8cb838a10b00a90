import { sql } from "kysely";
import { type Asked, ask, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { LessonProgress } from "./saved-lesson.model.ts";

/** Notes one more sitting of a lesson; the best score and the latest time stay, and that it was completed. */
export async function noteSitting(
  queries: Queries,
  accountId: number,
  sitting: { lessonId: number; score: number | null; completed: boolean; finishedAt: string },
): Promise<void> {
  await addSitting.write(queries, { accountId, ...sitting, completed: Number(sitting.completed) });
}

interface Sitting {
  accountId: number;
  lessonId: number;
  score: number | null;
  completed: number;
  finishedAt: string;
}

/** Notes a session of a lesson: it is under way, or complete where its last step was done. */
export async function noteSession(
  queries: Queries,
  accountId: number,
  session: { lessonId: number; completed: boolean; finishedAt: string },
): Promise<void> {
  await queries
    .insertInto("lesson_progress")
    .values({
      account_id: accountId,
      lesson_id: session.lessonId,
      best_score: null,
      sittings: 0,
      first_completed_at: session.finishedAt,
      last_studied_at: session.finishedAt,
      completed: Number(session.completed),
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "lesson_id"]).doUpdateSet({ completed, last_studied_at }),
    )
    .execute();
}

/** What was complete stays so. */
const completed = sql<number>`case when excluded.completed > lesson_progress.completed
  then excluded.completed else lesson_progress.completed end`;
const last_studied_at = sql<string>`case
  when excluded.last_studied_at > lesson_progress.last_studied_at
  then excluded.last_studied_at else lesson_progress.last_studied_at end`;

/** The two databases name the greater of two values differently, and treat nulls in it differently. */
const betterScore = sql<number | null>`case
  when lesson_progress.best_score is null then excluded.best_score
  when excluded.best_score > lesson_progress.best_score then excluded.best_score
  else lesson_progress.best_score end`;

const addSitting = keptQuery((queries, sitting: Sitting) =>
  queries
    .insertInto("lesson_progress")
    .values({
      account_id: sitting.accountId,
      lesson_id: sitting.lessonId,
      best_score: sitting.score,
      sittings: 1,
      first_completed_at: sitting.finishedAt,
      last_studied_at: sitting.finishedAt,
      completed: sitting.completed,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "lesson_id"]).doUpdateSet({
        sittings: sql`lesson_progress.sittings + 1`,
        best_score: betterScore,
        completed,
        last_studied_at,
      }),
    ),
);

/** Raises a lesson's best score when `score` is better. */
export async function noteScore(
  queries: Queries,
  accountId: number,
  { lessonId, score }: { lessonId: number; score: number },
): Promise<void> {
  await raiseScore.write(queries, { accountId, lessonId, score });
}

const raiseScore = keptQuery(
  (
    queries,
    { accountId, lessonId, score }: { accountId: number; lessonId: number; score: number },
  ) =>
    queries
      .updateTable("lesson_progress")
      .set({ best_score: score })
      .where("account_id", "=", accountId)
      .where("lesson_id", "=", lessonId)
      .where((eb) => eb.or([eb("best_score", "is", null), eb("best_score", "<", score)])),
);

const columns = [
  "id",
  "lesson_id as lessonId",
  "best_score as bestScore",
  "last_studied_at as lastStudiedAt",
  "completed",
] as const;

const rowToProgress = ({
  completed,
  ...row
}: Omit<LessonProgress, "completed"> & { completed: number }): LessonProgress => ({
  ...row,
  completed: completed === 1,
});

/** A learner's lessons, the one studied last first. */
export async function listProgress(queries: Queries, accountId: number): Promise<LessonProgress[]> {
  return ask(queries, progressAsked(accountId));
}

/** @see listProgress */
export const progressAsked = (accountId: number): Asked<LessonProgress[]> =>
  mapped(progressOf.with({ accountId }), (rows) => rows.map(rowToProgress));

const progressOf = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("lesson_progress")
    .select(columns)
    .where("account_id", "=", accountId)
    .orderBy("last_studied_at", "desc")
    .orderBy("id", "desc"),
);

export async function findProgress(
  queries: Queries,
  accountId: number,
  lessonId: number,
): Promise<LessonProgress | null> {
  const [row] = await progressOn(queries, { accountId, lessonId });
  return row ? rowToProgress(row) : null;
}

const progressOn = keptQuery(
  (queries, { accountId, lessonId }: { accountId: number; lessonId: number }) =>
    queries
      .selectFrom("lesson_progress")
      .select(columns)
      .where("account_id", "=", accountId)
      .where("lesson_id", "=", lessonId),
);

/** How many lessons a learner has completed. */
export const completedLessonsAsked = (accountId: number): Asked<number> =>
  mapped(completedCount.with({ accountId }), ([row]) => row?.lessons ?? 0);

const completedCount = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("lesson_progress")
    .select((eb) => eb.fn.countAll<number>().as("lessons"))
    .where("account_id", "=", accountId)
    .where("completed", "=", 1),
);
