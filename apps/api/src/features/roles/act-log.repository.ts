import type { Queries } from "#api/db/database.ts";

/** What somebody with a role, or with a shell on the server, has done. */
export interface LoggedAct {
  id: number;
  /** ISO 8601 instant. */
  at: string;
  /** Null: whoever has a shell on the server. */
  actorId: number | null;
  act: string;
  subject: string;
  subjectId: string;
  change: string;
  reason: string;
}

/** Adds a line to the log. It is written in the transaction of what it tells of, or neither is. */
export async function insertAct(queries: Queries, act: Omit<LoggedAct, "id">): Promise<void> {
  await queries
    .insertInto("privileged_acts")
    .values({
      at: act.at,
      actor_id: act.actorId,
      act: act.act,
      subject: act.subject,
      subject_id: act.subjectId,
      change: act.change,
      reason: act.reason,
    })
    .execute();
}

/** The newest acts first, before one of them when a number is given. */
export async function listActs(
  queries: Queries,
  { before, limit }: { before: number | null; limit: number },
): Promise<LoggedAct[]> {
  let query = queries.selectFrom("privileged_acts").selectAll().orderBy("id", "desc").limit(limit);
  if (before !== null) query = query.where("id", "<", before);
  const rows = await query.execute();
  return rows.map(({ actor_id, subject_id, ...row }) => ({
    ...row,
    actorId: actor_id,
    subjectId: subject_id,
  }));
}
