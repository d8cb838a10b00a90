import type { CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import { answeredNow } from "./answered-now.ts";
import type { Queries } from "./database.ts";
import { PipeliningAdapter } from "./postgres-dialect.ts";

/** Something that queries answer: which, and what their rows mean. Asked with others, it takes one round trip. */
export interface Asked<Value> {
  readonly questions: readonly ((queries: Queries) => CompiledQuery)[];
  /** @param rows of each question, in their order */
  read(rows: readonly (readonly unknown[])[]): Value;
}

type Answers<Parts> = {
  [Name in keyof Parts]: Parts[Name] extends Asked<infer Value> ? Value : never;
};

/** What is made of an answer. */
export const mapped = <From, To>(asked: Asked<From>, map: (from: From) => To): Asked<To> => ({
  questions: asked.questions,
  read: (rows) => map(asked.read(rows)),
});

/** Several as one. */
export function together<Parts extends Record<string, Asked<unknown>>>(
  parts: Parts,
): Asked<Answers<Parts>> {
  return {
    questions: Object.values(parts).flatMap(({ questions }) => questions),
    read(rows) {
      let from = 0;
      return Object.fromEntries(
        Object.entries(parts).map(([name, { questions, read }]) => {
          const own = rows.slice(from, from + questions.length);
          from += questions.length;
          return [name, read(own)];
        }),
      ) as Answers<Parts>;
    },
  };
}

/**
 * Answers what is asked. On PostgreSQL all of it is one statement, and so one round trip and one state of
 * the database; a transaction, which has locked what it asks about, sends several in one round trip. The embedded
 * database is asked one by one, as nothing is nearer.
 */
export async function ask<Value>(queries: Queries, asked: Asked<Value>): Promise<Value> {
  const executor = queries.getExecutor();
  const all = asked.questions.map((question) => question(queries));
  const { adapter } = executor;
  if (adapter instanceof PipeliningAdapter) {
    if (adapter.isTransaction || all.length === 1)
      return asked.read(
        await Promise.all(all.map(({ sql, parameters }) => adapter.rowsOf(sql, parameters))),
      );
    const { sql, parameters } = asOne(all);
    const [row] = (await adapter.rowsOf(sql, parameters)) as Record<string, unknown[]>[];
    return asked.read(all.map((_, place) => row?.[nameOf(place)] ?? []));
  }
  const now: (readonly unknown[])[] = [];
  for (const { sql, parameters } of all) {
    const rows = answeredNow(queries, sql, parameters);
    if (rows === null) break;
    now.push(rows);
  }
  // All or none: nobody comes between them, as nothing was waited for.
  if (now.length === all.length) return asked.read(now);
  return executor.provideConnection(async (connection) => {
    const rows: unknown[][] = [];
    for (const one of all) rows.push((await connection.executeQuery(one)).rows);
    return asked.read(rows);
  });
}

const nameOf = (place: number) => `part${place}`;

/** Queries as one: which is it by their texts, in their order. */
const joined = new LRUCache<string, string>({ max: 200 });

/** One row with a list of rows for each query. Ours read whole numbers and text, which JSON holds as they are. */
function asOne(all: readonly CompiledQuery[]): { sql: string; parameters: unknown[] } {
  const key = all.map(({ sql }) => sql).join(";");
  let text = joined.get(key);
  if (text === undefined) {
    let before = 0;
    const columns = all.map(({ sql, parameters }, place) => {
      const from = before;
      before += parameters.length;
      const own = sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + from}`);
      return `(select coalesce(json_agg(row), '[]') from (${own}) as row) as ${nameOf(place)}`;
    });
    text = `select ${columns.join(", ")}`;
    joined.set(key, text);
  }
  return { sql: text, parameters: all.flatMap(({ parameters }) => parameters) };
}
