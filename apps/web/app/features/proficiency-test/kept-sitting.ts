import type { TestMode, TestOption, TestQuestion, TestResultsResponse } from "@tilashar/contracts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

/** Questions of a sitting. */
export const sittingLength = 25;

/** A test as it stands in this browser: every choice is here before anything is sent. */
export interface KeptSitting {
  /** Made once: sending the result again changes nothing. */
  readonly attempt: string;
  /** The learner who takes it; null for a guest. */
  readonly owner: number | null;
  readonly form: string;
  readonly mode: TestMode;
  /** All 25, or in a precise test the stages so far. */
  readonly questions: readonly TestQuestion[];
  readonly answers: Readonly<Record<number, TestOption>>;
  /** The question on screen, from 0. */
  readonly place: number;
  /** ISO instants. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly result: TestResultsResponse | null;
}

const key = "proficiency-test";
const seenKey = "proficiency-test-seen";

export function keepSitting(sitting: KeptSitting): void {
  writeStored(key, JSON.stringify(sitting));
}

export const forgetSitting = (): void => removeStored(key);

/** The sitting of this browser; null when there is none, or another learner's. */
export function keptSitting(owner: number | null): KeptSitting | null {
  const sitting = readJson(key);
  if (!isSitting(sitting)) return null;
  // A guest who has signed in keeps the test begun before.
  return sitting.owner === null || sitting.owner === owner ? sitting : null;
}

function isSitting(value: unknown): value is KeptSitting {
  if (typeof value !== "object" || value === null) return false;
  const sitting = value as Record<string, unknown>;
  return (
    typeof sitting.attempt === "string" &&
    typeof sitting.form === "string" &&
    (sitting.mode === "standard" || sitting.mode === "precise") &&
    Array.isArray(sitting.questions) &&
    sitting.questions.length > 0 &&
    typeof sitting.place === "number" &&
    sitting.questions[sitting.place] !== undefined &&
    typeof sitting.answers === "object" &&
    sitting.answers !== null &&
    typeof sitting.startedAt === "string"
  );
}

const rememberedSittings = 2;

/** Questions that the last sittings in this browser asked, oldest first. */
export function seenQuestions(): number[] {
  return readSeen().flat();
}

/** Remembers the questions of a finished sitting, and forgets those of the last but two. */
export function rememberQuestions(sitting: Pick<KeptSitting, "questions">): void {
  const ids = sitting.questions.map(({ id }) => id);
  writeStored(seenKey, JSON.stringify([...readSeen(), ids].slice(-rememberedSittings)));
}

function readSeen(): number[][] {
  const stored = readJson(seenKey);
  return Array.isArray(stored)
    ? stored
        .filter(Array.isArray)
        .map((ids) =>
          ids.filter((id): id is number => Number.isInteger(id)).slice(0, sittingLength),
        )
        .slice(-rememberedSittings)
    : [];
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? "null");
  } catch {
    return null;
  }
}
