import type { Writable } from "node:stream";
import { isOutdatedPlan } from "./database-errors.ts";
import { StatementBytes, type StatementValue } from "./statement-bytes.ts";

export interface StatementResult {
  /** By the names of their columns. */
  rows: Record<string, unknown>[];
  /** What was done and to how many rows: `INSERT 0 1`, `COMMIT`. */
  tag: string;
}

export interface Statement {
  text: string;
  /** What the connection is to remember it by; empty for what does not come again. */
  name: string;
  values: readonly StatementValue[];
  resolve(result: StatementResult): void;
  reject(error: unknown): void;
}

/** A column of a statement's rows, and what makes its value of PostgreSQL's text. */
export interface Column {
  name: string;
  parse(text: string): unknown;
}

/** What a connection remembers of a statement: the columns of its rows. */
export type KnownStatements = Map<string, readonly Column[]>;

const bytes = new StatementBytes();

/**
 * Statements that go to PostgreSQL as one write and are answered by one: all of them are done, or none. `pg` runs
 * it as it runs a query (what it calls a submittable).
 */
export class StatementBatch {
  /** By `pg`, which ends its timer with it. */
  callback: (error: unknown) => void = () => {};
  readonly statements: readonly Statement[];
  readonly #known: KnownStatements;
  readonly #parserOf: (type: number) => Column["parse"];
  readonly #results: StatementResult[];
  /** Which statement is being answered. */
  #place = 0;
  #columns: readonly Column[] | null = null;

  constructor(
    statements: readonly Statement[],
    known: KnownStatements,
    parserOf: (type: number) => Column["parse"],
  ) {
    this.statements = statements;
    this.#known = known;
    this.#parserOf = parserOf;
    this.#results = statements.map(() => ({ rows: [], tag: "" }));
  }

  submit({ stream }: { stream: Writable }): null {
    const parsed = new Set<string>();
    for (const { name, text, values } of this.statements) {
      const isNew = name === "" || !(this.#known.has(name) || parsed.has(name));
      if (isNew) bytes.parse(name, text);
      if (isNew && name !== "") parsed.add(name);
      bytes.bind(name, values);
      if (isNew) bytes.describe();
      bytes.execute();
    }
    bytes.sync();
    stream.write(bytes.take());
    return null;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#parserOf(dataTypeID),
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#columns ??= this.#known.get((this.statements[this.#place] as Statement).name) ?? [];
    const row: Record<string, unknown> = {};
    for (const [place, { name, parse }] of this.#columns.entries()) {
      const text = fields[place] as string | null;
      row[name] = text === null ? null : parse(text);
    }
    this.#results[this.#place]?.rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this.statements[this.#place] as Statement;
    if (name !== "" && !this.#known.has(name)) this.#known.set(name, this.#columns ?? []);
    (this.#results[this.#place] as StatementResult).tag = text;
    this.#columns = null;
    this.#place += 1;
  }

  handleEmptyQuery(): void {
    this.#place += 1;
  }

  handlePortalSuspended(): void {}

  handleError(error: unknown): void {
    // A newer version has changed a table: others may read it as well.
    if (isOutdatedPlan(error)) this.#known.clear();
    for (const { reject } of this.statements) reject(error);
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
    for (const [place, { resolve }] of this.statements.entries())
      resolve(this.#results[place] as StatementResult);
  }
}
