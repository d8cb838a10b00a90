import type { ExamGoal, ExamResult } from "@tilashar/contracts";
import { PRACTICE } from "@tilashar/learning/exams";
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
const mostMocks = 30;
const mostPractice = 60;

/** Of one learner, or of the guests of this browser. */
export function keptExams(owner: number | null): KeptExams {
  try {
    const kept = JSON.parse(readStored(keyOf(owner)) ?? "null") as Partial<KeptExams> | null;
    return {
      goal: kept?.goal ?? null,
      results: Array.isArray(kept?.results) ? kept.results.map(withItems) : [],
    };
  } catch {
    return none;
  }
}

/** Results that were kept before items were told have none. */
const withItems = (result: ExamResult): ExamResult => ({
  ...result,
  known: result.known ?? [],
  missed: result.missed ?? [],
});

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
  const all = [...byAttempt.values()].sort((one, other) => other.day.localeCompare(one.day));
  const mocks = new Set(all.filter(({ exam }) => exam !== PRACTICE).slice(0, mostMocks));
  const practice = new Set(all.filter(({ exam }) => exam === PRACTICE).slice(0, mostPractice));
  return all.filter((one) => mocks.has(one) || practice.has(one));
}
