import type { ValuePath } from "../content-file/problem.ts";
import type { Immutable } from "../course/immutable.ts";
import type { ExamItem, ExamItemsFile, ExamPassage } from "../schema/exam-items-file.ts";

/** An item where it stands in its file. */
export interface PlacedExamItem {
  readonly path: ValuePath;
  readonly entry: Immutable<ExamItem>;
  /** What it is about; undefined of an item that stands by itself. */
  readonly passage: Immutable<ExamPassage> | undefined;
}

/** All items of a file, those of passages first. */
export function examItemsOf({
  passages = [],
  items = [],
}: Immutable<ExamItemsFile>): PlacedExamItem[] {
  return [
    ...passages.flatMap((passage, place) =>
      passage.items.map((entry, which) => ({
        path: ["passages", place, "items", which],
        entry,
        passage,
      })),
    ),
    ...items.map((entry, place) => ({ path: ["items", place], entry, passage: undefined })),
  ];
}

/** How many items a file holds. */
export const countOfItems = ({ passages = [], items = [] }: Immutable<ExamItemsFile>): number =>
  passages.reduce((sum, passage) => sum + passage.items.length, 0) + items.length;

/** The mock that a file belongs to, as its examination's file names it: `3`, or of a level `b1`; null in practice. */
export function mockNameOf({ track, level, mock }: Immutable<ExamItemsFile>): string | null {
  if (track === "practice" || mock === undefined) return null;
  return track === "kaztest" ? (level ?? null) : String(mock);
}

/** The name that a file of items must have: `residence-1-listening`, `kaztest-b1-grammar`, `practice-a2-grammar`. */
export function itemsFileName(data: Immutable<ExamItemsFile>): string {
  return [data.track, mockNameOf(data) ?? data.level ?? "law", data.section].join("-");
}
