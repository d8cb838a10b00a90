import { LRUCache } from "lru-cache";
import pg from "pg";
import { isOutdatedPlan } from "./database-errors.ts";

/** Statements that are named; more than the product has, fewer than a run of ad hoc queries makes. */
const maxNamed = 500;
/** What is sent only a few times is not worth a name. */
const usesBeforeName = 3;

const uses = new LRUCache<string, { times: number; name: string }>({ max: maxNamed });
let named = 0;

/** The name of a statement that comes again and again: one text has one name on every connection. */
function nameOf(text: string): string | undefined {
  const known = uses.get(text) ?? { times: 0, name: "" };
  known.times += 1;
  if (known.times === usesBeforeName) known.name = `s${++named}`;
  uses.set(text, known);
  return known.times < usesBeforeName ? undefined : known.name;
}

type Query = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection that gives names to statements with parameters: PostgreSQL parses and plans each once a
 * connection. It takes what Kysely sends, and nothing with a callback.
 */
export class PreparingClient extends pg.Client {
  override query = (async (query: string | pg.QueryConfig, values?: unknown[]) => {
    const send = super.query.bind(this) as unknown as Query;
    if (typeof query !== "string" || !values?.length) return send(query, values);
    const name = nameOf(query);
    if (name === undefined) return send(query, values);
    try {
      return await send({ name, text: query, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      uses.delete(query);
      // Inside a transaction this fails as well, and the transaction is run again as a whole.
      return await send(query, values).catch(() => {
        throw error;
      });
    }
  }) as unknown as pg.Client["query"];
}
