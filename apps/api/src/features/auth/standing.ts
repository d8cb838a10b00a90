import type { Database } from "#api/db/database.ts";
import type { Actor } from "#api/privileges.ts";
import type { Viewer } from "#api/viewer.ts";
import { findActor, listSuspended } from "./standing.repository.ts";

/** How old the list of suspended accounts may be that a request is held against. */
const freshMs = 1000;

/** What the database says now about somebody whose token was issued a while ago. */
export interface Standing {
  /**
   * Whether an account may not come in. Every request asks, so the few that are suspended are read together,
   * once a second at most; a write asks the account's own row besides (`asLearner`).
   */
  isSuspended(accountId: number): boolean | Promise<boolean>;
  /** Somebody with the roles they hold at this moment; null when account or session are over. */
  actorOf(viewer: Viewer): Promise<Actor | null>;
  /** Makes the next request read the list anew: somebody was suspended, or is welcome again. */
  changed(): void;
}

export function makeStanding(database: Database, now: () => number): Standing {
  let suspended: ReadonlySet<number> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const isFresh = () => performance.now() - readAt < freshMs;

  async function read(): Promise<void> {
    // Of the moment it was asked: what changes meanwhile is asked for again.
    const askedAt = performance.now();
    readAt = askedAt;
    try {
      suspended = new Set(await listSuspended(database.queries));
    } catch {
      // Without a database nothing can be written, and what is public is given out all the same.
    }
  }

  return {
    isSuspended(accountId) {
      if (isFresh() && reading === null) return suspended.has(accountId);
      if (!isFresh() || reading === null) {
        const mine = read().finally(() => {
          if (reading === mine) reading = null;
        });
        reading = mine;
      }
      return reading.then(() => suspended.has(accountId));
    },
    actorOf: (viewer) => findActor(database.queries, viewer, new Date(now()).toISOString()),
    changed() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
