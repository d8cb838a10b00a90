import type { Selectable } from "kysely";
import type { Queries } from "#api/db/database.ts";
import type { Schema } from "#api/db/schema.ts";
import type { NewReport, Report, Reporter, ReportOutcome } from "./report.model.ts";

function rowToReport(row: Selectable<Schema["reports"]>): Report {
  return {
    id: row.id,
    accountId: row.account_id,
    attempt: row.attempt,
    kind: row.kind as Report["kind"],
    subject: row.subject,
    quote: row.quote,
    page: row.page,
    reason: row.reason as Report["reason"],
    suggestion: row.suggestion,
    language: row.language as Report["language"],
    createdAt: row.created_at,
    closedAt: row.closed_at,
    outcome: row.outcome as Report["outcome"],
    answer: row.answer,
  };
}

/** Adds a report, unless one of this attempt is there already. */
export async function insertReport(
  queries: Queries,
  report: NewReport & Reporter,
  createdAt: string,
): Promise<void> {
  const { accountId, guestKeyHash, ...told } = report;
  await queries
    .insertInto("reports")
    .values({
      ...told,
      account_id: accountId,
      guest_key_hash: guestKeyHash,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column("attempt").doNothing())
    .execute();
}

/** What an account or a guest's browser has reported, newest first. */
export async function listOwnReports(
  queries: Queries,
  { accountId, guestKeyHash }: Reporter,
  limit: number,
): Promise<Report[]> {
  const rows = await queries
    .selectFrom("reports")
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb("account_id", "=", accountId)]),
        ...(guestKeyHash === null ? [] : [eb("guest_key_hash", "=", guestKeyHash)]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(rowToReport);
}

/** Which reports are asked for: of people or of everything else. */
export interface ReportFilter {
  people: boolean;
  open: boolean;
  /** Only older ones; null from the newest. */
  before: number | null;
  limit: number;
}

export async function listReports(
  queries: Queries,
  { people, open, before, limit }: ReportFilter,
): Promise<Report[]> {
  let query = queries
    .selectFrom("reports")
    .selectAll()
    .where("kind", people ? "=" : "!=", "person")
    .where("closed_at", open ? "is" : "is not", null)
    .orderBy("id", "desc")
    .limit(limit);
  if (before !== null) query = query.where("id", "<", before);
  return (await query.execute()).map(rowToReport);
}

/** How many open reports there are of each of these things, by `kind subject`. */
export async function countAlike(
  queries: Queries,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map();
  const rows = await queries
    .selectFrom("reports")
    .select(({ fn }) => ["kind", "subject", fn.countAll<number | string>().as("count")])
    .where("subject", "in", subjects)
    .where("closed_at", "is", null)
    .groupBy(["kind", "subject"])
    .execute();
  return new Map(rows.map(({ kind, subject, count }) => [`${kind} ${subject}`, Number(count)]));
}

/** An open report; null when there is none, or somebody has closed it. */
export async function findOpenReport(
  queries: Queries,
  { id, people }: { id: number; people: boolean },
): Promise<Report | null> {
  const row = await queries
    .selectFrom("reports")
    .selectAll()
    .where("id", "=", id)
    .where("kind", people ? "=" : "!=", "person")
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row ? rowToReport(row) : null;
}

/** Closes every open report of one thing. Of several at once, one closes each. */
export async function closeReports(
  queries: Queries,
  { kind, subject }: Pick<Report, "kind" | "subject">,
  closing: { outcome: ReportOutcome; answer: string; closedAt: string },
): Promise<number> {
  const rows = await queries
    .updateTable("reports")
    .set({ outcome: closing.outcome, answer: closing.answer, closed_at: closing.closedAt })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("closed_at", "is", null)
    .returning("id")
    .execute();
  return rows.length;
}
