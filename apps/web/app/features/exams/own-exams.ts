import type { ExamGoal, ExamResult } from "@tilashar/contracts";
import { readStored, writeStored } from "#app/lib/storage.ts";

/** What this browser knows of a learner's examinations. */
export interface KeptExams {
  readonly goal: ExamGoal | null;
  /** The newest first. */
  readonly results: readonly ExamResult[];
}

const keyOf = (owner: number | null) => `exams:${owner ?? "guest"}`;
const none: KeptExams = { goal: null, results: [] };
/** As many as the server tells. */
const mostResults = 30;

/** Of one learner, or of the guests of this browser. */
export function keptExams(owner: number | null): KeptExams {
  try {
    const kept = JSON.parse(readStored(keyOf(owner)) ?? "null") as Partial<KeptExams> | null;
    return {
      goal: kept?.goal ?? null,
      results: Array.isArray(kept?.results) ? kept.results : [],
    };
  } catch {
    return none;
  }
}

function change(owner: number | null, next: Partial<KeptExams>): void {
  writeStored(keyOf(owner), JSON.stringify({ ...keptExams(owner), ...next }));
}

export const keepGoal = (owner: number | null, goal: ExamGoal | null): void =>
  change(owner, { goal });

/** Adds a result; the same attempt twice is one. */
export const keepResult = (owner: number | null, result: ExamResult): void =>
  change(owner, { results: joinedResults([result], keptExams(owner).results) });

/** Results from several places, each once, the newest first. */
export function joinedResults(...lists: readonly (readonly ExamResult[])[]): ExamResult[] {
  const byAttempt = new Map<string, ExamResult>();
  for (const result of lists.flat()) {
    if (!byAttempt.has(result.attempt)) byAttempt.set(result.attempt, result);
  }
  return [...byAttempt.values()]
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, mostResults);
}
