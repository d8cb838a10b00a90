import type { FastifyBaseLogger } from "fastify";
import type { Database, Queries } from "#api/db/database.ts";
import { backoffMs } from "./backoff.ts";
import {
  type Claimed,
  claimDeliveries,
  deleteFinished,
  finishDelivery,
  insertDelivery,
  putOff,
  releaseClaims,
} from "./deliveries.repository.ts";
import { open, seal } from "./sealed-payload.ts";

/** How an attempt ended. Reasons go to the log: they must name no person and no secret. */
export type Outcome =
  | { kind: "sent" }
  /** `afterMs`: the other side said when to come back. */
  | { kind: "later"; reason: string; afterMs?: number }
  /** The other side is away altogether: nothing else of the channel is tried for a while either. */
  | { kind: "away"; reason: string; afterMs?: number }
  /** `refused`: whoever it was for can't be reached there, now or later. */
  | { kind: "never"; reason: string; refused?: boolean };

export interface Delivery {
  key: string;
  /** 1 for the first. */
  attempt: number;
  createdAt: number;
  now: number;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

export interface Channel<Payload> {
  name: string;
  /** Makes one attempt. What it throws counts as `later`. */
  deliver(payload: Payload, delivery: Delivery): Promise<Outcome>;
  /** How long it is tried; null: until it succeeds. */
  giveUpAfterMs: number | null;
  /** The longest pause between two attempts. */
  longestPauseMs: number;
  /** Attempts under way together in one process; by default four. */
  atOnce?: number;
}

export interface Outbox {
  /**
   * Queues a delivery in the caller's transaction: it happens if and only if that is committed.
   *
   * @param delivery `key` is used once and for all: a second delivery under it is not queued
   * @returns false when the key had been used
   */
  add(
    queries: Queries,
    delivery: { channel: string; key: string; payload: unknown },
  ): Promise<boolean>;
  /** Takes on a channel. What is queued for a channel that nobody serves waits in the database. */
  serve<Payload>(channel: Channel<Payload>): void;
  /** Delivers from now on. */
  start(): Promise<void>;
  /** Looks for due deliveries now instead of within a second. */
  wake(): void;
  /** Tries everything that is due, and waits for the attempts to end. */
  drain(): Promise<void>;
  /** Takes nothing new, and waits a little for what is under way. */
  stop(): Promise<void>;
  /** Forgets what ended long ago. */
  sweep(): Promise<void>;
}

interface OutboxParts {
  database: Database;
  /** 32 bytes: seals what waits. */
  key: Buffer;
  log: FastifyBaseLogger;
  now(): number;
}

/** A claim is renewed while its attempt lasts, so another process takes over this long after a crash. */
const leaseMs = 30_000;
const lookEveryMs = 1000;
const maxAwayMs = 20_000;
const stopWaitMs = 5000;
/** Longer than any key must be remembered (a day's reminder, a week's summary). */
const keptMs = 40 * 24 * 3_600_000;

/**
 * A durable outbox: rows that any number of processes deliver, each exactly once as far as a crash
 * allows. The one gap is a crash between the other side's yes and the commit that notes it, the very
 * next statement: then the delivery is repeated under the same key (docs/decisions/012).
 */
export function makeOutbox({ database, key, log, now }: OutboxParts): Outbox {
  const { queries } = database;
  const channels = new Map<string, Channel<unknown>>();
  const running = new Map<string, Set<Promise<void>>>();
  const awayUntil = new Map<string, { until: number; times: number }>();
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;
  let unreadable = false;

  async function handle(channel: Channel<unknown>, claimed: Claimed): Promise<void> {
    const renewal = setInterval(() => {
      putOff(queries, claimed, now() + leaseMs).catch(() => {});
    }, leaseMs / 3);
    try {
      const outcome = await attempt(channel, claimed);
      clearInterval(renewal);
      await note(channel, claimed, outcome);
    } finally {
      clearInterval(renewal);
    }
  }

  async function attempt(channel: Channel<unknown>, claimed: Claimed): Promise<Outcome> {
    let payload: unknown;
    try {
      payload = JSON.parse(open(key, claimed.payload, claimed.key));
    } catch {
      return { kind: "never", reason: "it was queued under another SESSION_SECRET" };
    }
    try {
      return await channel.deliver(payload, {
        key: claimed.key,
        attempt: claimed.attempts,
        createdAt: claimed.createdAt,
        now: now(),
        signal: stopping.signal,
      });
    } catch (error) {
      const { code, name } = error as { code?: unknown; name?: unknown };
      return { kind: "later", reason: String(code ?? name ?? "error") };
    }
  }

  async function note(channel: Channel<unknown>, claimed: Claimed, outcome: Outcome) {
    const { name, giveUpAfterMs, longestPauseMs } = channel;
    const about = { channel: name, delivery: claimed.id, attempt: claimed.attempts };
    if (outcome.kind === "sent") {
      awayUntil.delete(name);
      await insistently(() => finishDelivery(queries, claimed, { at: now(), outcome: "sent" }));
      log.debug(about, "delivered");
      return;
    }
    const { reason } = outcome;
    const tooOld = giveUpAfterMs !== null && now() - claimed.createdAt >= giveUpAfterMs;
    if (outcome.kind === "never" || tooOld) {
      log.error({ ...about, reason }, "given up: this will not be delivered");
      await insistently(() => finishDelivery(queries, claimed, { at: now(), outcome: "given_up" }));
      return;
    }
    const isAway = outcome.kind === "away";
    const longest = isAway ? maxAwayMs : longestPauseMs;
    const pause = outcome.afterMs ?? backoffMs(claimed.attempts, longest, Math.random());
    if (isAway) {
      const times = (awayUntil.get(name)?.times ?? 0) + 1;
      const until = now() + (outcome.afterMs ?? backoffMs(times, longest, Math.random()));
      awayUntil.set(name, { until, times });
    }
    log.warn({ ...about, reason, seconds: Math.round(pause / 1000) }, "not delivered yet");
    await insistently(() => putOff(queries, claimed, now() + pause));
  }

  /** What has happened outside must be noted, also when the database is away for a moment. */
  async function insistently(write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await write();
      } catch (error) {
        if (tries >= 20 || stopping.signal.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  /** Claims what is due as far as there is room. @returns how many were claimed */
  async function look(): Promise<number> {
    let taken = 0;
    for (const channel of channels.values()) {
      const busy = running.get(channel.name) ?? new Set();
      running.set(channel.name, busy);
      const away = (awayUntil.get(channel.name)?.until ?? 0) > now();
      // One attempt tells whether a server that was away is back.
      const most = awayUntil.has(channel.name) ? 1 : (channel.atOnce ?? 4);
      const room = most - busy.size;
      if (away || room <= 0 || stopping.signal.aborted) continue;
      const claimed = await claimDeliveries(database, {
        channel: channel.name,
        now: now(),
        leaseUntil: now() + leaseMs,
        limit: room,
      });
      taken += claimed.length;
      for (const one of claimed) {
        const work = handle(channel, one)
          .catch((error: unknown) => log.error({ err: error }, "a delivery could not be noted"))
          .finally(() => {
            busy.delete(work);
            if (timer !== undefined) wake();
          });
        busy.add(work);
      }
    }
    return taken;
  }

  function wake(): void {
    if (timer === undefined || looking !== undefined) return;
    looking = look()
      .then(() => {
        unreadable = false;
      })
      .catch((error: unknown) => {
        // Once, not every second for as long as the database is away.
        if (!unreadable) log.warn({ err: error }, "the outbox cannot be read");
        unreadable = true;
      })
      .finally(() => {
        looking = undefined;
      });
  }

  const underWay = () => [...running.values()].flatMap((one) => [...one]);

  return {
    add: (inside, { channel, key: name, payload }) =>
      insertDelivery(inside, {
        channel,
        key: name,
        payload: seal(key, JSON.stringify(payload), name),
        dueAt: now(),
      }),
    serve(channel) {
      channels.set(channel.name, channel as Channel<unknown>);
    },
    async start() {
      stopping = new AbortController();
      // The embedded database belongs to this process alone: every claim in it is a dead process's.
      if (database.dialect === "sqlite") await releaseClaims(queries, now());
      timer = setInterval(wake, lookEveryMs);
      timer.unref();
      wake();
    },
    wake,
    async drain() {
      for (;;) {
        const taken = await look();
        await Promise.all(underWay());
        if (taken === 0) return;
      }
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
      const deadline = new Promise((resolve) => setTimeout(resolve, stopWaitMs).unref());
      await Promise.race([Promise.all(underWay()), deadline]);
      stopping.abort();
      await Promise.all(underWay());
    },
    sweep: () => deleteFinished(queries, now() - keptMs),
  };
}
