import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

/**
 * What many learners share and what is kept of it: `boards` changes with anyone's points and with who is listed,
 * `public accounts` with what others see of an account.
 */
export type SharedThing = "boards" | "public accounts";

/** On PostgreSQL a writer holds its row until it has committed; so many can write beside each other. */
const shards = 32;

/**
 * Says that a shared thing has changed, in the transaction that changes it: answers made of the state before are
 * no longer sent by any server once it has committed.
 *
 * @param accountId by whom, which only spreads the writers
 */
export async function raiseVersion(
  queries: Queries,
  name: SharedThing,
  accountId: number,
): Promise<void> {
  await raised.write(queries, { name, shard: accountId % shards });
}

const raised = keptQuery((queries, { name, shard }: { name: string; shard: number }) =>
  queries
    .insertInto("shared_versions")
    .values({ name, shard, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "shard"])
        .doUpdateSet({ version: sql`shared_versions.version + 1` }),
    ),
);

/** One number for all that is shared. It only grows: two states never have the same. */
export async function sharedVersion(queries: Queries): Promise<number> {
  const [row] = await versionNow(queries, {});
  return row?.version ?? 0;
}

const versionNow = keptQuery((queries) =>
  queries
    .selectFrom("shared_versions")
    .select(sql<number>`cast(coalesce(sum(version), 0) as integer)`.as("version")),
);
