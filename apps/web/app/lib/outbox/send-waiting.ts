import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { readClaims } from "#app/lib/session/claims.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { readAccess } from "#app/lib/session/tokens.ts";
import { firstRun, joined } from "./batch.ts";
import type { Entry, Refusal, Sendable } from "./entry.ts";
import type { EntryStore } from "./entry-store.ts";
import { isAway, isFinal } from "./is-final.ts";
import { outgoingBody } from "./outgoing-body.ts";

/** What came of sending. */
export interface Delivery {
  /** How many entries the server has taken. */
  taken: number;
  /** Points that were credited. */
  awarded: number;
  /** Why something of this learner's still waits; null when nothing does. */
  failure: unknown;
  /** How many entries were set aside now. */
  setAside: number;
}

/** So often, and over so long a time, may an entry meet trouble before it is set aside. */
const maxTroubles = 5;
const troubledMs = 3_600_000;

/** Whose token the next call will carry; storage knows of other tabs before the session does. */
const accountOfToken = () => readClaims(readAccess() ?? "")?.user_id;

/** What leaves without an account; all else of a guest's waits for one. */
const guestCalls: ReadonlySet<Sendable> = new Set<Sendable>(["POST /reports/"]);

/** What else becomes a learner's when a guest's entries do. */
type TakenAlong = (userId: number) => Promise<void>;

const attemptsOf = (entries: readonly Entry[]) => entries.map(({ attempt }) => attempt);

/**
 * A guest's entries become the learner's before any of them leaves: one that was under way when the
 * network was lost can never count for the next learner too.
 */
async function takeAlong(store: EntryStore, userId: number, takenAlong: TakenAlong): Promise<void> {
  const guests = (await store.all()).filter(({ owner }) => owner === null);
  if (guests.length === 0) return;
  await takenAlong(userId);
  await store.change(attemptsOf(guests), (entry) => ({ ...entry, owner: userId }));
}

async function post(entry: Entry): Promise<Record<string, unknown>> {
  const { endpoint, params } = entry;
  const send = call as (endpoint: Sendable, options: object) => Promise<unknown>;
  const answer = await send(endpoint, { params, body: outgoingBody(entry, Date.now()) });
  return typeof answer === "object" && answer !== null ? { ...answer } : {};
}

/** Forgets what the server has, and puts its answer into what waited for it, in one write. */
async function acknowledge(
  store: EntryStore,
  run: readonly Entry[],
  answer: Record<string, unknown>,
): Promise<void> {
  const sent = new Set(attemptsOf(run));
  const next = (await store.all()).filter(({ needs }) => needs && sent.has(needs.attempt));
  await store.change([...sent, ...attemptsOf(next)], (entry) => {
    const { needs } = entry;
    if (sent.has(entry.attempt) || needs === undefined) return null;
    const body = { ...entry.body, [needs.as]: answer[needs.answer] } as Entry["body"];
    return { ...entry, body, needs: undefined };
  });
}

const refusalOf = (error: unknown): Refusal =>
  error instanceof ApiFailure
    ? { status: error.status, code: error.code, message: error.message }
    : { status: 0, code: "malformed", message: "" };

/** Sets an entry aside together with what can leave only after it. */
async function setAside(store: EntryStore, { attempt }: Entry, error: unknown): Promise<void> {
  console.warn("The server does not take this, so it is set aside", error);
  const next = (await store.all()).filter(({ needs }) => needs?.attempt === attempt);
  const refusal = refusalOf(error);
  await store.change([attempt, ...attemptsOf(next)], (entry) => ({ ...entry, refusal }));
}

async function sendAll(store: EntryStore, takenAlong: TakenAlong): Promise<Delivery> {
  const delivery: Delivery = { taken: 0, awarded: 0, failure: null, setAside: 0 };
  const { user } = currentSession();
  const owner = user?.id ?? null;
  if (user !== null) await takeAlong(store, user.id, takenAlong);
  /** Entries of a run that failed as a whole: each has to show for itself what is wrong. */
  const alone = new Set<string>();
  /** Subjects that met trouble: what else is about them keeps its place behind. */
  const held = new Set<string>();
  for (;;) {
    const waiting = (await store.all()).filter(
      (entry) =>
        entry.owner === owner &&
        (owner !== null || guestCalls.has(entry.endpoint)) &&
        !entry.refusal &&
        !held.has(entry.subject) &&
        entry.needs === undefined,
    );
    const [first, ...others] = firstRun(waiting, alone);
    // Another account may have come meanwhile, here or in another tab: what is left waits for its owner.
    if (first === undefined || (accountOfToken() ?? null) !== owner) return delivery;
    try {
      const answer = await post(joined([first, ...others]));
      await acknowledge(store, [first, ...others], answer);
      delivery.taken += 1 + others.length;
      if (typeof answer.awarded === "number") delivery.awarded += answer.awarded;
    } catch (error) {
      if (isAway(error)) return { ...delivery, failure: error };
      if (others.length > 0) {
        for (const attempt of attemptsOf([first, ...others])) alone.add(attempt);
        continue;
      }
      const now = Date.now();
      const { count, since } = first.troubles ?? { count: 0, since: now };
      const troubles = { count: count + 1, since };
      if (isFinal(error) || (troubles.count >= maxTroubles && now - since >= troubledMs)) {
        await setAside(store, first, error);
        delivery.setAside += 1;
        continue;
      }
      held.add(first.subject);
      delivery.failure = error;
      await store.change([first.attempt], (entry) => ({ ...entry, troubles }));
    }
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** Sends what waits in this browser. Tabs take turns; what is sent twice counts once. */
export function sendWaiting(store: EntryStore, takenAlong: TakenAlong): Promise<Delivery> {
  const send = () => sendAll(store, takenAlong);
  if (navigator.locks !== undefined) return navigator.locks.request("tilashar-outbox", send);
  const mine = turn.then(send, send);
  turn = mine;
  return mine;
}
