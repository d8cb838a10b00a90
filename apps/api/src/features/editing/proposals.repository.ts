import type { Selectable } from "kysely";
import type { Queries } from "#api/db/database.ts";
import type { Schema } from "#api/db/schema.ts";
import type { NewProposal, Proposal, ProposalState } from "./proposal.model.ts";

function rowToProposal(row: Selectable<Schema["content_proposals"]>): Proposal {
  return {
    id: row.id,
    attempt: row.attempt,
    accountId: row.account_id,
    file: row.file,
    path: row.path,
    old: row.old_text,
    text: row.new_text,
    why: row.why,
    reportId: row.report_id,
    createdAt: row.created_at,
    state: row.state as ProposalState,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    answer: row.answer,
  };
}

/** Adds a proposal, unless one of this attempt is there already; whether it was added. */
export async function insertProposal(
  queries: Queries,
  proposal: NewProposal & { accountId: number; createdAt: string },
): Promise<boolean> {
  const rows = await queries
    .insertInto("content_proposals")
    .values({
      attempt: proposal.attempt,
      account_id: proposal.accountId,
      file: proposal.file,
      path: proposal.path,
      old_text: proposal.old,
      new_text: proposal.text,
      why: proposal.why,
      report_id: proposal.reportId,
      created_at: proposal.createdAt,
      state: "open",
    })
    .onConflict((conflict) => conflict.column("attempt").doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function findProposal(
  queries: Queries,
  by: { id: number } | { attempt: string },
): Promise<Proposal | null> {
  const all = queries.selectFrom("content_proposals").selectAll();
  const row = await ("id" in by
    ? all.where("id", "=", by.id)
    : all.where("attempt", "=", by.attempt)
  ).executeTakeFirst();
  return row ? rowToProposal(row) : null;
}

/** The newest first, before one of them when a number is given; of these ids alone when some are named. */
export async function listProposals(
  queries: Queries,
  {
    state,
    ids = null,
    before,
    limit,
  }: {
    state: ProposalState | null;
    ids?: readonly number[] | null;
    before: number | null;
    limit: number;
  },
): Promise<Proposal[]> {
  if (ids?.length === 0) return [];
  let query = queries
    .selectFrom("content_proposals")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit);
  if (state !== null) query = query.where("state", "=", state);
  if (ids !== null) query = query.where("id", "in", ids);
  if (before !== null) query = query.where("id", "<", before);
  return (await query.execute()).map(rowToProposal);
}

/** Changes of one file that wait for a decision. */
export async function listOpenOf(
  queries: Queries,
  file: string,
): Promise<{ id: number; path: string }[]> {
  return queries
    .selectFrom("content_proposals")
    .select(["id", "path"])
    .where("state", "=", "open")
    .where("file", "=", file)
    .orderBy("id")
    .execute();
}

export async function countOpenBy(queries: Queries, accountId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("content_proposals")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", "open")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Approved changes that the files do not hold yet, in the order they were approved. */
export async function listApproved(queries: Queries): Promise<Proposal[]> {
  const rows = await queries
    .selectFrom("content_proposals")
    .selectAll()
    .where("state", "=", "approved")
    .orderBy("decided_at")
    .orderBy("id")
    .execute();
  return rows.map(rowToProposal);
}

/** Moves a proposal on. Of several at once, one does: whether it was this one. */
export async function moveProposal(
  queries: Queries,
  id: number,
  move: {
    from: ProposalState;
    to: ProposalState;
    decision?: { by: number; at: string; answer: string };
  },
): Promise<boolean> {
  const rows = await queries
    .updateTable("content_proposals")
    .set({
      state: move.to,
      ...(move.decision && {
        decided_by: move.decision.by,
        decided_at: move.decision.at,
        answer: move.decision.answer,
      }),
    })
    .where("id", "=", id)
    .where("state", "=", move.from)
    .returning("id")
    .execute();
  return rows.length > 0;
}
