import { LRUCache } from "lru-cache";
import pg from "pg";
import { isFailedTransaction } from "./database-errors.ts";
import {
  type KnownStatements,
  type Statement,
  StatementBatch,
  type StatementResult,
} from "./statement-batch.ts";
import type { StatementValue } from "./statement-bytes.ts";

/** Statements that are named; more than the product has, fewer than a run of ad hoc queries makes. */
const maxNamed = 500;
/** What is sent only a few times is not worth a name. */
const usesBeforeName = 3;

const uses = new LRUCache<string, { times: number; name: string }>({ max: maxNamed });
let named = 0;

/** The name of a statement that comes again and again, or nothing: one text has one name on every connection. */
function nameOf(text: string): string {
  let known = uses.get(text);
  if (known === undefined) {
    known = { times: 0, name: "" };
    uses.set(text, known);
  }
  known.times += 1;
  if (known.times === usesBeforeName) known.name = `s${++named}`;
  return known.name;
}

/**
 * A connection that sends what is asked in one turn of the event loop as one write, and gives names to statements
 * that come again: PostgreSQL parses and plans each of them once a connection.
 */
export class PipeliningClient extends pg.Client {
  #waiting: Statement[] = [];
  readonly #known: KnownStatements = new Map();
  /** Why a statement failed that nobody waited for, in the transaction under way. */
  #unheard: unknown = null;
  #isInTransaction = false;

  get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  /** Sends a statement with all others of this turn, in their order. One that fails fails them all. */
  send(text: string, values: readonly StatementValue[] = []): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject((isFailedTransaction(error) ? this.#unheard : null) ?? error);
      this.#add({ text, name: nameOf(text), values, resolve, reject: fail });
    });
  }

  /** Sends a statement whose answer nobody waits for. When it fails, the transaction does. */
  sendUnheard(text: string, values: readonly StatementValue[] = []): void {
    const reject = (error: unknown) => {
      this.#unheard ??= error;
    };
    this.#add({ text, name: nameOf(text), values, resolve: () => {}, reject });
  }

  begin(): void {
    this.#unheard = null;
    this.#isInTransaction = true;
    this.sendUnheard("begin");
  }

  /** @throws what any statement of the transaction failed with: then nothing is committed */
  async commit(): Promise<void> {
    const { tag } = await this.send("commit");
    // A failed transaction answers to be committed by being rolled back, which is no error to PostgreSQL.
    if (tag !== "COMMIT") throw this.#unheard ?? new Error(`A commit was answered by ${tag}.`);
    this.#isInTransaction = false;
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    await this.send("rollback");
  }

  /** By `pg`'s own way, for values that are bytes. */
  override query = ((...asked: Parameters<pg.Client["query"]>) => {
    this.#flush();
    return super.query(...asked);
  }) as pg.Client["query"];

  #add(statement: Statement): void {
    // After everything that goes on without an answer has gone on.
    if (this.#waiting.length === 0) process.nextTick(() => this.#flush());
    this.#waiting.push(statement);
  }

  #flush(): void {
    if (this.#waiting.length === 0) return;
    const statements = this.#waiting;
    this.#waiting = [];
    super.query(new StatementBatch(statements, this.#known, (type) => this.getTypeParser(type)));
  }
}
