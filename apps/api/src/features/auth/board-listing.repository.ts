import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

/** Whether an account may stand on boards, and wishes to: its address, too, must not wait to be confirmed. */
export async function isOnLeaderboard(queries: Queries, id: number): Promise<boolean> {
  const [row] = await listing(queries, { id });
  return row?.listed === 1;
}

const listing = keptQuery((queries, { id }: { id: number }) => listedOf(queries, id));

/** @see isOnLeaderboard, as 1 or 0 inside another query */
export const listedOf = (queries: Queries, id: number) =>
  queries
    .selectFrom("accounts")
    .select((eb) => eb.fn.countAll<number>().as("listed"))
    .where("id", "=", id)
    .where("on_leaderboard", "=", 1)
    .where("email_standing", "!=", "unconfirmed")
    .where("board_closed_at", "is", null)
    .where("suspended_at", "is", null);
