import { kindOfItem } from "@tilashar/learning/review";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { forgetOwner, forgetUnsent, guest, readUnsent, type Unsent } from "./review-store.ts";

type Waiting = { key: number; entry: Unsent };

/** As many as one request takes. */
const batch = 100;

/** True when sending the same again can never succeed. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === "validation" || error.code === "malformed");
}

/** The longest run of one kind and one owner from the start: what happened keeps its order. */
function firstRun(waiting: readonly Waiting[]): Waiting[] {
  const [first] = waiting;
  if (first === undefined) return [];
  const end = waiting.findIndex(
    ({ entry }) => entry.kind !== first.entry.kind || entry.owner !== first.entry.owner,
  );
  return waiting.slice(0, Math.min(batch, end === -1 ? waiting.length : end));
}

async function sendRun(run: readonly Waiting[]): Promise<number> {
  const entries = run.map(({ entry }) => entry);
  const answers = entries.flatMap((entry) => (entry.kind === "answer" ? [entry.answer] : []));
  const attempts = entries.flatMap((entry) => (entry.kind === "undo" ? entry.attempts : []));
  const cards = entries.flatMap((entry) => (entry.kind === "card" ? [entry.card] : []));
  if (cards.length > 0) {
    const body = {
      cards: cards.map(({ item, kz, example, ...card }) => ({
        ...card,
        ...(kindOfItem(item) !== "word" && { item }),
        ...(kz !== "" && { kz }),
        ...(example !== null && { example }),
      })),
    };
    await call("POST /review/cards", { body });
  }
  if (attempts.length > 0) await call("POST /review/undo", { body: { attempts } });
  if (answers.length === 0) return 0;
  const waited = entries[0]?.owner === guest;
  const { awarded } = await call("POST /review/answers", {
    body: { answers, ...(waited && { waited }) },
  });
  return awarded;
}

async function sendAll(): Promise<number> {
  const { user } = currentSession();
  if (user === null) return 0;
  let awarded = 0;
  let wasGuest = false;
  for (;;) {
    const run = firstRun(await readUnsent(user.id));
    if (run.length === 0) break;
    wasGuest ||= run[0]?.entry.owner === guest;
    try {
      awarded += await sendRun(run);
    } catch (error) {
      if (!isRefused(error)) throw error;
      console.warn("The server will not take this part of a review", error);
    }
    await forgetUnsent(run.map(({ key }) => key));
  }
  // A guest has become a learner: their cards are on the server now.
  if (wasGuest) await forgetOwner(guest);
  return awarded;
}

/**
 * Sends what waits in this browser: this learner's cards, answers and undos, and a guest's, which become
 * theirs. Tabs take turns; whatever is sent twice counts once. A lost network leaves the rest for the
 * next time and throws.
 *
 * @returns points that were credited
 */
export function sendReview(): Promise<number> {
  return navigator.locks === undefined
    ? sendAll()
    : navigator.locks.request("tilashar-review", sendAll);
}
