import type { Compilable, CompiledQuery } from "kysely";
import { answeredNow, answeredSoon } from "./answered-now.ts";
import type { Asked } from "./ask.ts";
import type { Queries } from "./database.ts";
import { PipeliningAdapter } from "./postgres-dialect.ts";

type Value = string | number | null;
/** An object of plain values. */
type Row = object;

type Part = Value | readonly Value[] | readonly Row[];

/** What changes from run to run: plain values, lists of them, or rows. */
type PartsOf<Parameters> = { readonly [Name in keyof Parameters]: Part };

/**
 * A query that is built and compiled once for each kind of database and each number of rows, and from then on is run
 * with other values: building a query takes longer than SQLite needs to answer it.
 *
 * @param build makes the query from stand-ins for the parameters, which it may only put in their places:
 *   whoever reads or computes with one gets an error
 */
export function keptQuery<Parameters extends PartsOf<Parameters>, Result>(
  build: (queries: Queries, parameters: Parameters) => Compilable<Result>,
): Kept<Parameters, Result> {
  const kept = new WeakMap<object, Map<string, KeptQuery>>();

  /** What is run, with its values in their order. */
  function prepared(
    queries: Queries,
    parameters: Parameters,
  ): { query: KeptQuery; values: unknown[] } {
    // By the language it is compiled to.
    const { constructor: dialect } = queries.getExecutor().adapter;
    let byShape = kept.get(dialect);
    if (byShape === undefined) {
      byShape = new Map();
      kept.set(dialect, byShape);
    }
    const { values, shape } = flatten(parameters);
    let query = byShape.get(shape);
    if (query === undefined) {
      query = keep(build(queries, standInsFor(parameters)).compile());
      if (byShape.size < maxShapes) byShape.set(shape, query);
    }
    const placed = query.places.map((place) =>
      place instanceof StandIn ? values[place.index] : place,
    );
    return { query, values: placed };
  }

  function compiled(queries: Queries, parameters: Parameters): CompiledQuery<Result> {
    const { query, values } = prepared(queries, parameters);
    return { ...query.compiled, parameters: values } as CompiledQuery<Result>;
  }

  function now(queries: Queries, parameters: Parameters): Result[] | null {
    const { query, values } = prepared(queries, parameters);
    return answeredNow(queries, query.compiled.sql, values) as Result[] | null;
  }

  async function run(queries: Queries, parameters: Parameters): Promise<Result[]> {
    const { query, values } = prepared(queries, parameters);
    const rows = answeredNow(queries, query.compiled.sql, values);
    if (rows !== null) return rows as Result[];
    const soon = answeredSoon(queries, query.compiled.sql, values);
    if (soon !== null) return (await soon) as Result[];
    const sent = { ...query.compiled, parameters: values } as CompiledQuery<Result>;
    return (await queries.executeQuery<Result>(sent)).rows;
  }

  async function write(queries: Queries, parameters: Parameters): Promise<void> {
    const { adapter } = queries.getExecutor();
    if (adapter instanceof PipeliningAdapter) {
      const { query, values } = prepared(queries, parameters);
      if (adapter.writeUnheard(query.compiled.sql, values as Value[])) return;
    }
    await run(queries, parameters);
  }
  return Object.assign(run, {
    now,
    write,
    with: (parameters: Parameters): Asked<Result[]> => ({
      questions: [(queries) => compiled(queries, parameters)],
      read: ([rows]) => rows as Result[],
    }),
  });
}

interface Kept<Parameters, Result> {
  (queries: Queries, parameters: Parameters): Promise<Result[]>;
  /** The rows at once; null where the database has to be waited for. */
  now(queries: Queries, parameters: Parameters): Result[] | null;
  /**
   * Runs a write whose answer nobody needs: inside a transaction on PostgreSQL it is sent with what is asked next, or with the
   * commit, and an error of it comes out there.
   */
  write(queries: Queries, parameters: Parameters): Promise<void>;
  /** The query with its values, to be asked together with others. */
  with(parameters: Parameters): Asked<Result[]>;
}

/** More than lists of ours have lengths; a list of any length must not fill the memory. */
const maxShapes = 200;

interface KeptQuery {
  compiled: Omit<CompiledQuery, "parameters">;
  places: readonly unknown[];
}

function keep({ parameters, ...compiled }: CompiledQuery): KeptQuery {
  return { compiled, places: parameters };
}

/** Stands where a parameter will be. */
class StandIn {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }

  toJSON(): never {
    return this.refuse();
  }

  [Symbol.toPrimitive](): never {
    return this.refuse();
  }

  private refuse(): never {
    throw new Error("A kept query can only place its parameters; compute before you call it.");
  }
}

/** The values in their order, and how long each list is. */
function flatten<Parameters extends PartsOf<Parameters>>(
  parameters: Parameters,
): { values: Value[]; shape: string } {
  const values: Value[] = [];
  let shape = "";
  for (const name in parameters) {
    const part: Part = parameters[name];
    if (!isList(part)) {
      values.push(part);
      continue;
    }
    shape += `${part.length},`;
    for (const one of part) {
      if (isRow(one)) values.push(...(Object.values(one) as Value[]));
      else values.push(one);
    }
  }
  return { values, shape };
}

function standInsFor<Parameters extends PartsOf<Parameters>>(parameters: Parameters): Parameters {
  let count = 0;
  const next = () => new StandIn(count++);
  const standIn = (part: Part) =>
    isList(part)
      ? part.map((one) =>
          isRow(one) ? Object.fromEntries(Object.keys(one).map((key) => [key, next()])) : next(),
        )
      : next();
  return Object.fromEntries(
    Object.entries<Part>(parameters).map(([name, part]) => [name, standIn(part)]),
  ) as unknown as Parameters;
}

const isList = (part: Part): part is readonly Value[] | readonly Row[] => Array.isArray(part);

const isRow = (part: Value | Row): part is Row => typeof part === "object" && part !== null;
