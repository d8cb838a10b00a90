import type {
  HarmonyRoundAnswer,
  QuizAnswer,
  ReadingAnswer,
  ReviewAnswer,
  TestAnswer,
  TestMode,
} from "@tilashar/contracts";
import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { cardCall, type LocalCard } from "#app/lib/review/card-call.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import type { Entry } from "./entry.ts";
import { outbox } from "./outbox.ts";
import { outgoing } from "./outgoing.ts";
import { quizCalls } from "./quiz-calls.ts";

/*
 * Until the outbox, what waited was in local storage, in a database of results and in a list beside the
 * reviews. A browser that comes back after months still has it there. Names of attempts follow from what
 * was kept, so that being interrupted and starting again keeps, and counts, everything once.
 */

const resultsKey = "pending-results";
const resultsDatabase = "tilashar-results";
const reviewDatabase = "tilashar-review";

interface OldResult {
  kind?: "reading" | "film" | "harmony" | "test";
  attempt: string;
  owner: number | null;
  score: number;
  finishedAt: string;
  seconds?: number;
  script?: "latin" | "arabic";
  lessonId?: number;
  readingId?: number;
  filmId?: number;
  form?: string;
  mode?: TestMode;
  answers?: unknown[];
}

type OldUnsent = { owner: number } & (
  | { kind: "answer"; answer: ReviewAnswer }
  | { kind: "undo"; attempts: string[] }
  | { kind: "card"; card: LocalCard }
);

const maxSeconds = 86_400;

/** The calls that an old result stood for; null for what nobody can read. */
export function callsOfResult(value: unknown): Entry[] | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, attempt, owner, score, finishedAt, ...result } = value as OldResult;
  const isOwned = owner === null || typeof owner === "number";
  if (typeof attempt !== "string" || !isOwned || typeof finishedAt !== "string") return null;
  const seconds = Math.min(maxSeconds, Math.max(0, Math.round(result.seconds ?? 0) || 0));
  const own = { owner, finishedAt };
  const answers = Array.isArray(result.answers) ? result.answers : null;
  if (kind === "film") {
    if (typeof result.filmId !== "number") return null;
    const params = { id: result.filmId };
    const body = { attempt, seconds };
    return [outgoing("POST /watching-materials/{id}/watched/", { params, body, ...own })];
  }
  if (answers === null) return null;
  if (kind === "reading") {
    if (typeof result.readingId !== "number") return null;
    const params = { id: result.readingId };
    const body = { attempt, seconds, answers: answers as ReadingAnswer[] };
    return [outgoing("POST /reading-materials/{id}/answers/", { params, body, ...own })];
  }
  if (kind === "harmony") {
    const body = { attempt, seconds, answers: answers as HarmonyRoundAnswer[] };
    return [outgoing("POST /profile/harmony-rounds/", { body, ...own })];
  }
  if (kind === "test") {
    const { form, mode } = result;
    if (typeof form !== "string" || mode === undefined) return null;
    const body = { attempt, seconds, form, mode, answers: answers as TestAnswer[] };
    return [outgoing("POST /test/results/", { body, ...own })];
  }
  const { lessonId, script } = result;
  if (kind !== undefined || typeof lessonId !== "number" || typeof score !== "number") return null;
  return quizCalls({
    ...own,
    attempt,
    lessonId,
    score,
    answers: answers as QuizAnswer[],
    ...(result.seconds !== undefined && { seconds }),
    ...(script && { script }),
  });
}

/** The call that an old entry of the review stood for. */
export function callOfUnsent(unsent: OldUnsent, key: number): Entry {
  // A guest was number 0 there.
  const owner = unsent.owner === 0 ? null : unsent.owner;
  const attempt = `old-review-${key}`;
  if (unsent.kind === "card") {
    return { ...cardCall(owner, unsent.card), attempt, finishedAt: unsent.card.added };
  }
  if (unsent.kind === "undo") {
    return outgoing("POST /review/undo", { body: { attempts: unsent.attempts }, owner, attempt });
  }
  const { answer } = unsent;
  return outgoing("POST /review/answers", {
    body: { answers: [answer], ...(owner === null && { waited: true }) },
    owner,
    attempt: answer.attempt,
    finishedAt: answer.at,
    subject: answer.item,
  });
}

/** An old database of this name, if this browser has one with this store. */
async function oldDatabase(name: string, store: string): Promise<IDBPDatabase | null> {
  const known = await indexedDB.databases?.();
  if (known?.every((database) => database.name !== name)) return null;
  const database = await openDB(name);
  if (database.objectStoreNames.contains(store)) return database;
  database.close();
  // Browsers that do not list databases have just made this one.
  if (known === undefined) await deleteDB(name);
  return null;
}

async function oldResults(): Promise<unknown[]> {
  const database = await oldDatabase(resultsDatabase, "pending");
  if (database === null) return [];
  const results = await database.getAll("pending");
  database.close();
  return results;
}

/** Values of local storage; null when there are none, or none that can be read. */
function listed(key: string): unknown[] | null {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? "null");
    return Array.isArray(stored) ? stored : null;
  } catch {
    return null;
  }
}

async function takeOverResults(): Promise<void> {
  const stored = listed(resultsKey);
  const read = [...(stored ?? []), ...(await oldResults())];
  const byAttempt = new Map<string, Entry>();
  for (const entry of read.flatMap((result) => callsOfResult(result) ?? [])) {
    if (!byAttempt.has(entry.attempt)) byAttempt.set(entry.attempt, entry);
  }
  await outbox.keepAll([...byAttempt.values()].sort(byTime));
  const unread = stored?.filter((result) => callsOfResult(result) === null) ?? [];
  // What nobody can read stays where it was.
  if (unread.length > 0) writeStored(resultsKey, JSON.stringify(unread));
  else if (stored !== null) removeStored(resultsKey);
  const database = await oldDatabase(resultsDatabase, "pending");
  if (database === null) return;
  database.close();
  await deleteDB(resultsDatabase);
}

/** Of the same moment, each stays where it stood: a save before its claim. */
const byTime = (one: Entry, other: Entry) => one.finishedAt.localeCompare(other.finishedAt);

async function takeOverReview(): Promise<void> {
  const database = await oldDatabase(reviewDatabase, "unsent");
  if (database === null) return;
  const keys = await database.getAllKeys("unsent");
  const unsent: OldUnsent[] = await database.getAll("unsent");
  await outbox.keepAll(unsent.map((entry, index) => callOfUnsent(entry, Number(keys[index]))));
  const work = database.transaction("unsent", "readwrite");
  await Promise.all(keys.map((key) => work.store.delete(key)));
  await work.done;
  database.close();
}

/** Brings what waits in the stores of older versions into the outbox, and empties them. */
export async function takeOverOldStores(): Promise<void> {
  const work = async () => {
    await takeOverResults();
    await takeOverReview();
  };
  await (navigator.locks === undefined ? work() : navigator.locks.request("tilashar-outbox", work));
}
