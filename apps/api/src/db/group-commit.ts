import { setImmediate as turn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database, Queries } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Works of one commit. Whoever reads waits for all of them, so they are few. */
const maxGroup = 16;

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Transactions of a database with one connection, where a commit waits for the disk: works that wait for
 * each other share one. Each runs inside a savepoint of its own, so that one that fails undoes nothing of
 * the others, and each is answered only after the commit that holds it.
 */
export function groupCommit(queries: Kysely<Schema>): Database["transact"] {
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await runGroup(job);
    isRunning = false;
  }

  /** Takes what waits, and what comes meanwhile, into one transaction. */
  async function runGroup(first: Job): Promise<void> {
    const taken = [first];
    const settlings: (() => void)[] = [];
    try {
      await queries.transaction().execute(async (transaction) => {
        for (const job of taken) {
          settlings.push(await runInside(transaction, job));
          if (taken.length === maxGroup) continue;
          // What arrived meanwhile is heard of only when the event loop has had a turn.
          if (waiting.length === 0) await turn();
          const next = waiting.shift();
          if (next !== undefined) taken.push(next);
        }
      });
    } catch (error) {
      // Nothing is committed. What broke it may have been the work of one: each for itself then.
      if (taken.length === 1) first.reject(error);
      else for (const job of taken) await runAlone(job);
      return;
    }
    for (const settle of settlings) settle();
  }

  async function runAlone({ work, resolve, reject }: Job): Promise<void> {
    await queries.transaction().execute(work).then(resolve, reject);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job["resolve"], reject });
      if (!isRunning) void runAll();
    });
}

/** @returns how to answer whoever waits for the work, once all is committed */
async function runInside(
  transaction: Queries,
  { work, resolve, reject }: Job,
): Promise<() => void> {
  await sql`savepoint work`.execute(transaction);
  try {
    const value = await work(transaction);
    await sql`release work`.execute(transaction);
    return () => resolve(value);
  } catch (error) {
    // Fails where the database has ended the whole transaction by itself, as it does when the disk is full.
    await sql`rollback to work`.execute(transaction);
    await sql`release work`.execute(transaction);
    return () => reject(error);
  }
}
