import type { QuizAnswer } from "@tilashar/contracts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

export const resultsKey = "pending-results";

/** A finished quiz that the server has not yet acknowledged. */
export interface PendingResult {
  /** Made once when the quiz was finished: sending it again changes nothing. */
  attempt: string;
  /** The learner it belongs to; null while it is a guest's. */
  owner: number | null;
  lessonId: number;
  answers: readonly QuizAnswer[];
  score: number;
  /** ISO instant. */
  finishedAt: string;
}

function isPendingResult(value: unknown): value is PendingResult {
  if (typeof value !== "object" || value === null) return false;
  const result = value as Record<string, unknown>;
  return (
    typeof result.attempt === "string" &&
    (result.owner === null || typeof result.owner === "number") &&
    typeof result.lessonId === "number" &&
    typeof result.score === "number" &&
    typeof result.finishedAt === "string" &&
    Array.isArray(result.answers)
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

/** Keeps a result until the server has it. */
export function keepResult(result: PendingResult): void {
  store([...pendingResults().filter(({ attempt }) => attempt !== result.attempt), result]);
}

/** The server has it, or will never take it. */
export function forgetResult(attempt: string): void {
  store(pendingResults().filter((result) => result.attempt !== attempt));
}
