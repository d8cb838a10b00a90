import type {
  HarmonyRoundAnswer,
  QuizAnswer,
  ReadingAnswer,
  TestAnswer,
  TestMode,
} from "@tilashar/contracts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { durableResults, forgetDurable, keepDurably } from "./durable-results.ts";

export const resultsKey = "pending-results";

interface Finished {
  /** Made once when the work was finished: sending it again changes nothing. */
  attempt: string;
  /** The learner it belongs to; null while it is a guest's. */
  owner: number | null;
  score: number;
  /** ISO instant. */
  finishedAt: string;
}

/** A finished quiz of a lesson. */
interface QuizResult extends Finished {
  kind?: undefined;
  lessonId: number;
  answers: readonly QuizAnswer[];
}

/** Answered questions about a text. */
interface ReadingResult extends Finished {
  kind: "reading";
  readingId: number;
  answers: readonly ReadingAnswer[];
  seconds: number;
}

/** A film watched to its end, or nearly. */
interface FilmResult extends Finished {
  kind: "film";
  filmId: number;
  seconds: number;
}

/** A round of the harmony trainer. */
interface HarmonyResult extends Finished {
  kind: "harmony";
  answers: readonly HarmonyRoundAnswer[];
  seconds: number;
}

/** A finished proficiency test. */
export interface TestResult extends Finished {
  kind: "test";
  form: string;
  mode: TestMode;
  /** In the order the questions were asked. */
  answers: readonly TestAnswer[];
  seconds: number;
}

/** Finished work that the server has not yet acknowledged. */
export type PendingResult = QuizResult | ReadingResult | TestResult | FilmResult | HarmonyResult;

/** What each kind of result is about, and whether it carries answers. */
const shapes = {
  lesson: { subject: "lessonId", answers: true },
  reading: { subject: "readingId", answers: true },
  film: { subject: "filmId", answers: false },
  harmony: { subject: null, answers: true },
  test: { subject: null, answers: true },
} as const;

function isPendingResult(value: unknown): value is PendingResult {
  if (typeof value !== "object" || value === null) return false;
  const result = value as Record<string, unknown>;
  const kind = String(result.kind ?? "lesson");
  if (!Object.hasOwn(shapes, kind)) return false;
  const { subject, answers } = shapes[kind as keyof typeof shapes];
  return (
    (subject === null || typeof result[subject] === "number") &&
    typeof result.attempt === "string" &&
    (result.owner === null || typeof result.owner === "number") &&
    typeof result.score === "number" &&
    typeof result.finishedAt === "string" &&
    (!answers || Array.isArray(result.answers))
  );
}

/** All results that wait in this browser, oldest first. Anything unreadable in storage is passed over. */
export function pendingResults(): PendingResult[] {
  try {
    const stored: unknown = JSON.parse(readStored(resultsKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPendingResult) : [];
  } catch {
    return [];
  }
}

function store(results: readonly PendingResult[]): void {
  if (results.length) writeStored(resultsKey, JSON.stringify(results));
  else removeStored(resultsKey);
}

/** How long a slow disk may hold back what tells the learner that the work is done. */
const maxMs = 1000;

/**
 * Keeps a result until the server has it.
 *
 * @returns when even a browser that is killed would still have it; at the latest after a second
 */
export async function keepResult(result: PendingResult): Promise<void> {
  store([...pendingResults().filter(({ attempt }) => attempt !== result.attempt), result]);
  const late = new Promise((resolve) => setTimeout(resolve, maxMs));
  await Promise.race([keepDurably(result), late]);
}

/** Brings back what a browser that was killed had no time to write to local storage. Call once, at the start. */
export async function restoreResults(): Promise<void> {
  const lost = (await durableResults()).filter(isPendingResult);
  const waiting = pendingResults();
  const known = new Set(waiting.map(({ attempt }) => attempt));
  const missing = lost.filter(({ attempt }) => !known.has(attempt));
  if (missing.length === 0) return;
  store([...missing, ...waiting].sort((a, b) => a.finishedAt.localeCompare(b.finishedAt)));
}

/** The server has it, or will never take it. */
export function forgetResult(attempt: string): void {
  store(pendingResults().filter((result) => result.attempt !== attempt));
  void forgetDurable(attempt);
}
