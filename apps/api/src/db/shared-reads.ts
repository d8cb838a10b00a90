import { isOutdatedPlan, isRefused } from "./database-errors.ts";
import type { PipeliningClient } from "./pipelining-client.ts";
import type { StatementResult } from "./statement-batch.ts";
import type { StatementValue } from "./statement-bytes.ts";

/** Where connections come from. */
export interface Connections {
  acquire(): Promise<PipeliningClient>;
  release(client: PipeliningClient): void;
}

interface Read {
  text: string;
  values: readonly StatementValue[];
  resolve(result: StatementResult): void;
  reject(error: unknown): void;
}

/** Reads of one write: more wait less on connections of their own. */
const mostTogether = 8;

/**
 * Reads outside transactions: those of all requests that have arrived in one round of the event loop go to PostgreSQL as one
 * write, as writing to the socket and waking the other side is most of what a read costs. Each still sees the state of its own instant.
 */
export function shareReads(
  connections: Connections,
): (text: string, values: readonly StatementValue[]) => Promise<StatementResult> {
  let waiting: Read[] = [];

  function send(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostTogether)
      void sendTogether(all.slice(from, from + mostTogether));
  }

  async function sendTogether(reads: readonly Read[]): Promise<void> {
    let client: PipeliningClient;
    try {
      client = await connections.acquire();
    } catch (error) {
      for (const { reject } of reads) reject(error);
      return;
    }
    const results = await Promise.allSettled(
      reads.map(({ text, values }) => client.send(text, values)),
    );
    for (const [place, read] of reads.entries()) {
      const result = results[place] as PromiseSettledResult<StatementResult>;
      if (result.status === "fulfilled") read.resolve(result.value);
      // One that fails fails them all: each for itself then.
      else if (reads.length > 1 ? isRefused(result.reason) : isOutdatedPlan(result.reason))
        await client.send(read.text, read.values).then(read.resolve, read.reject);
      else read.reject(result.reason);
    }
    connections.release(client);
  }

  return (text, values) =>
    new Promise((resolve, reject) => {
      // What other connections have brought is heard of before that.
      if (waiting.length === 0) setImmediate(send);
      waiting.push({ text, values, resolve, reject });
    });
}

/** Whether a statement only reads, and takes no lock that others would wait behind. */
export const isRead = (text: string): boolean =>
  text.startsWith("select ") && !/ for (?:no key )?(?:update|(?:key )?share)\b/.test(text);
