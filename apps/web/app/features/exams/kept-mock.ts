import {
  type ExamMock,
  type MockSitting,
  openSection,
  readSitting,
} from "@tilashar/learning/exams";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { readFromDisk, removeFromDisk, writeToDisk } from "./mock-on-disk.ts";

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

/** Writes a mock down, in local storage for whoever reads it next, and on the disk. */
export function keepMock(kept: KeptMock): void {
  const key = keyOf(kept.sitting.exam, kept.sitting.mock);
  const written = Date.now();
  const text = JSON.stringify({ ...kept, written });
  writeStored(key, text);
  writeToDisk(key, text, written);
}

export function forgetMock({ exam, mock }: ExamMock): void {
  removeStored(keyOf(exam, mock));
  removeFromDisk(keyOf(exam, mock));
}

/** Brings back what local storage has lost with a browser that was killed. */
export async function restoreMock(mock: ExamMock): Promise<void> {
  const key = keyOf(mock.exam, mock.mock);
  const copy = await readFromDisk(key);
  const written = storedMock(mock)?.written ?? 0;
  if (copy !== null && copy.written > written) writeStored(key, copy.text);
}

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

function storedMock({ exam, mock }: ExamMock): (KeptMock & { written?: number }) | null {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(exam, mock)) ?? "null");
    return typeof stored === "object" ? (stored as KeptMock | null) : null;
  } catch {
    return null;
  }
}
