import {
  type ExamMock,
  type MockSitting,
  openSection,
  readSitting,
} from "@tilashar/learning/exams";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

/** A mock as it stands in this browser: enough to go on after the browser was killed. */
export interface KeptMock {
  /** Who takes it; null for a guest. */
  readonly owner: number | null;
  readonly sitting: MockSitting;
  /** Questions to come back to, by their numbers. */
  readonly marked: readonly number[];
  /** The question on screen, within its section. */
  readonly place: number;
  /** ISO instant; null while it is being taken. */
  readonly finishedAt: string | null;
}

const keyOf = (exam: string, mock: string) => `exam-sitting:${exam}:${mock}`;

export function keepMock(kept: KeptMock): void {
  const { exam, mock } = kept.sitting;
  writeStored(keyOf(exam, mock), JSON.stringify(kept));
}

export const forgetMock = ({ exam, mock }: ExamMock): void => removeStored(keyOf(exam, mock));

/** What was begun or finished of a mock; null when nothing was, or by another learner, or of other questions. */
export function keptMock(mock: ExamMock, owner: number | null): KeptMock | null {
  const stored = storedMock(mock);
  const sitting = readSitting(mock, stored?.sitting);
  if (stored === null || sitting === null) return null;
  // A guest who has signed in keeps the mock begun before.
  if (stored.owner !== null && stored.owner !== owner) return null;
  const items = openSection(mock, sitting)?.items ?? [];
  return {
    owner,
    sitting,
    marked: Array.isArray(stored.marked) ? stored.marked.filter(Number.isInteger) : [],
    place: items[stored.place] === undefined ? 0 : stored.place,
    finishedAt: typeof stored.finishedAt === "string" ? stored.finishedAt : null,
  };
}

function storedMock({ exam, mock }: ExamMock): KeptMock | null {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(exam, mock)) ?? "null");
    return typeof stored === "object" ? (stored as KeptMock | null) : null;
  } catch {
    return null;
  }
}
