import type { Queries } from "#api/db/database.ts";

export interface Award {
  savedLessonId: number;
  lessonId: number;
  points: number;
  paidDay: string;
  createdAt: string;
}

/** Writes an award down. The ledger only grows; the database refuses a second award for one save. */
export async function insertAward(
  queries: Queries,
  accountId: number,
  award: Award,
): Promise<void> {
  await queries
    .insertInto("points_ledger")
    .values({
      account_id: accountId,
      saved_lesson_id: award.savedLessonId,
      lesson_id: award.lessonId,
      points: award.points,
      paid_day: award.paidDay,
      created_at: award.createdAt,
    })
    .execute();
}

/** How many awards a lesson has paid a learner on one of the learner's days. */
export async function countAwards(
  queries: Queries,
  accountId: number,
  { lessonId, paidDay }: { lessonId: number; paidDay: string },
): Promise<number> {
  const row = await queries
    .selectFrom("points_ledger")
    .select((eb) => eb.fn.countAll<number>().as("awards"))
    .where("account_id", "=", accountId)
    .where("paid_day", "=", paidDay)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirstOrThrow();
  return row.awards;
}

/** What a save has paid; 0 when nothing. */
export async function findAwardOf(queries: Queries, savedLessonId: number): Promise<number> {
  const row = await queries
    .selectFrom("points_ledger")
    .select("points")
    .where("saved_lesson_id", "=", savedLessonId)
    .executeTakeFirst();
  return row?.points ?? 0;
}
