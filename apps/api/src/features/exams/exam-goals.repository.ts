import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { ExamGoal } from "./exam-result.model.ts";

/** What a learner prepares for; null when for nothing. */
export const goalAsked = (accountId: number): Asked<ExamGoal | null> =>
  mapped(goalOf.with({ accountId }), ([row]) =>
    row === undefined ? null : { ...row, level: row.level as ExamGoal["level"] },
  );

const goalOf = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("exam_goals")
    .select(["exam", "level", "day"])
    .where("account_id", "=", accountId),
);

/** The day of the examination that a learner prepares for; null of who prepares for none. */
export async function examDayOf(queries: Queries, accountId: number): Promise<string | null> {
  const [row] = await goalOf(queries, { accountId });
  return row?.day ?? null;
}

/** Keeps a goal in the place of the one before. */
export async function saveGoal(
  queries: Queries,
  accountId: number,
  { exam, level, day }: ExamGoal,
  chosenAt: string,
): Promise<void> {
  const values = { exam, level, day, chosen_at: chosenAt };
  await queries
    .insertInto("exam_goals")
    .values({ ...values, account_id: accountId })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute();
}

export async function deleteGoal(queries: Queries, accountId: number): Promise<void> {
  await queries.deleteFrom("exam_goals").where("account_id", "=", accountId).execute();
}
