import { type CompiledQuery, PostgresAdapter } from "kysely";
import { answeredNow } from "./answered-now.ts";
import type { Queries } from "./database.ts";

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
 * the database; the embedded database is asked one by one, as nothing is nearer.
 */
export async function ask<Value>(queries: Queries, asked: Asked<Value>): Promise<Value> {
  const executor = queries.getExecutor();
  const all = asked.questions.map((question) => question(queries));
  if (all.length > 1 && executor.adapter instanceof PostgresAdapter) {
    const { rows } = await queries.executeQuery<Record<string, unknown[]>>(asOne(all));
    const [row] = rows;
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

/** One row with a list of rows for each query. Ours read whole numbers and text, which JSON holds as they are. */
function asOne(all: readonly CompiledQuery[]): CompiledQuery<Record<string, unknown[]>> {
  const parameters: unknown[] = [];
  const columns = all.map((one, place) => {
    const before = parameters.length;
    parameters.push(...one.parameters);
    const sql = one.sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    return `(select coalesce(json_agg(row), '[]') from (${sql}) as row) as ${nameOf(place)}`;
  });
  const [{ query, queryId }] = all as [CompiledQuery];
  return { query, queryId, sql: `select ${columns.join(", ")}`, parameters };
}
