import { ACHIEVEMENT_RULES_VERSION, type Counters, NO_COUNTERS } from "@tilashar/learning";
import type { Selectable } from "kysely";
import { type Asked, ask, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Schema } from "#api/db/schema.ts";
import type { LoggedEvent } from "./logged-event.model.ts";

/** A learner's counters; null when there are none by today's rules, and they must be derived from the log. */
export async function findCounters(queries: Queries, accountId: number): Promise<Counters | null> {
  return ask(queries, countersAsked(accountId));
}

/** @see findCounters */
export const countersAsked = (accountId: number): Asked<Counters | null> =>
  mapped(recordOf.with({ accountId }), ([row]) =>
    row ? { ...NO_COUNTERS, ...(JSON.parse(row.counters) as Partial<Counters>) } : null,
  );

const recordOf = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("learner_records")
    .select("counters")
    .where("account_id", "=", accountId)
    .where("rules_version", "=", ACHIEVEMENT_RULES_VERSION),
);

export async function storeCounters(
  queries: Queries,
  accountId: number,
  counters: Counters,
): Promise<void> {
  await storeRecord.write(queries, { accountId, counters: JSON.stringify(counters) });
}

const storeRecord = keptQuery(
  (queries, { accountId, counters }: { accountId: number; counters: string }) => {
    const stored = { rules_version: ACHIEVEMENT_RULES_VERSION, counters };
    return queries
      .insertInto("learner_records")
      .values({ account_id: accountId, ...stored })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(stored));
  },
);

/** Notes achievements with their evidence; whatever was earned before stays as it is. */
export async function insertEarned(
  queries: Queries,
  accountId: number,
  earned: readonly { id: string; event: Pick<LoggedEvent, "id" | "recordedAt"> }[],
): Promise<void> {
  if (earned.length === 0) return;
  const rows = earned.map(({ id, event }) => ({
    account_id: accountId,
    achievement: id,
    event_id: event.id,
    earned_at: new Date(event.recordedAt).toISOString(),
  }));
  await addEarned.write(queries, { rows });
}

const addEarned = keptQuery(
  (queries, { rows }: { rows: readonly Selectable<Schema["earned_achievements"]>[] }) =>
    queries
      .insertInto("earned_achievements")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["account_id", "achievement"]).doNothing()),
);

/** The achievements that one event completed. */
export async function listEarnedBy(queries: Queries, eventId: number): Promise<string[]> {
  const rows = await earnedBy(queries, { eventId });
  return rows.map(({ achievement }) => achievement).sort();
}

const earnedBy = keptQuery((queries, { eventId }: { eventId: number }) =>
  queries.selectFrom("earned_achievements").select("achievement").where("event_id", "=", eventId),
);

/** What a learner has earned: the ISO instant of each achievement by its id. */
export async function listEarned(
  queries: Queries,
  accountId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom("earned_achievements")
    .select(["achievement", "earned_at"])
    .where("account_id", "=", accountId)
    .execute();
  return new Map(rows.map((row) => [row.achievement, row.earned_at]));
}
