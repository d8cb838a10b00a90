import type { Memory } from "@tilashar/learning/review";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import { rowToItem } from "./review-items.repository.ts";
import type { StoredItem } from "./stored-item.model.ts";

/** A vacation as instants, for asking what is due with it; see `dueWith`. */
export interface VacationSpan {
  from: number;
  until: number;
}

/** Where a vacation cuts what is due at an instant: nothing between the two is. */
interface VacationBounds {
  until: number;
  before: number;
}

const vacationBounds = ({ from, until }: VacationSpan, upTo: number): VacationBounds => ({
  until,
  before: from + (upTo - until),
});

/** What is due at `upTo`, and nothing that a vacation has moved beyond it. */
function whereDue(
  queries: Queries,
  accountId: number,
  upTo: number,
  bounds: VacationBounds | null,
) {
  const due = queries
    .selectFrom("review_items")
    .where("account_id", "=", accountId)
    .where("suspended", "=", 0)
    .where("due", "<=", upTo);
  return bounds === null
    ? due
    : due.where((eb) => eb.or([eb("due", ">=", bounds.until), eb("due", "<=", bounds.before)]));
}

export async function listDue(
  queries: Queries,
  accountId: number,
  { upTo, span, limit }: { upTo: number; span: VacationSpan | null; limit: number },
): Promise<StoredItem[]> {
  const bounds = span === null ? null : vacationBounds(span, upTo);
  const rows = await whereDue(queries, accountId, upTo, bounds)
    .selectAll()
    .orderBy("due")
    .limit(limit)
    .execute();
  return rows.map(rowToItem);
}

/** What is due at an instant, and nothing that a vacation has moved beyond it. */
export async function countDueBeside(
  queries: Queries,
  accountId: number,
  { upTo, span }: { upTo: number; span: VacationSpan },
): Promise<number> {
  const [row] = await dueCountBeside(queries, { accountId, upTo, ...vacationBounds(span, upTo) });
  return Number(row?.count ?? 0);
}

const dueCountBeside = keptQuery(
  (queries, { accountId, upTo, ...bounds }: { accountId: number; upTo: number } & VacationBounds) =>
    whereDue(queries, accountId, upTo, bounds).select((eb) => eb.fn.countAll().as("count")),
);

const whereNew = (queries: Queries, accountId: number) =>
  queries
    .selectFrom("review_items")
    .where("account_id", "=", accountId)
    .where("suspended", "=", 0)
    .where("due", "is", null);

/** What was never asked, the oldest first. */
export async function listNew(
  queries: Queries,
  accountId: number,
  limit: number,
): Promise<StoredItem[]> {
  const rows = await whereNew(queries, accountId)
    .selectAll()
    .orderBy("added_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(rowToItem);
}

export const newAsked = (accountId: number): Asked<number> =>
  mapped(newCount.with({ accountId }), ([row]) => Number(row?.count ?? 0));

const newCount = keptQuery((queries, { accountId }: { accountId: number }) =>
  whereNew(queries, accountId).select((eb) => eb.fn.countAll().as("count")),
);

/** Every due date of a learner, for the forecast. */
export async function listMemories(
  queries: Queries,
  accountId: number,
): Promise<{ memory: Memory | null; suspended: boolean }[]> {
  const rows = await queries
    .selectFrom("review_items")
    .select(["memory"])
    .where("account_id", "=", accountId)
    .where("suspended", "=", 0)
    .where("due", "is not", null)
    .execute();
  return rows.map(({ memory }) => ({
    memory: memory === null ? null : (JSON.parse(memory) as Memory),
    suspended: false,
  }));
}
