import type { Problem } from "@tilashar/course";
import type { EditableText, EditTrouble, PlacedText } from "@tilashar/course/edit";
import type { Change } from "./proposal.model.ts";

/** What the thread is given when it starts. */
export interface CourseThreadData {
  contentDir: string;
  cacheFile: string;
}

/** An approved change that the files do not hold yet, as it is laid over them. */
export interface ApprovedChange extends Change {
  id: number;
}

export type CourseQuestion = CourseWish & {
  /** Laid over the files, in this order. */
  approved: readonly ApprovedChange[];
  /** How often the files have changed: another number than last time has them read again. */
  files: number;
};

export type CourseWish =
  | { ask: "find"; text: string }
  | { ask: "file"; file: string }
  | { ask: "check"; file: string; path: string; text: string };

/** Texts that hold what was looked for, the first of them. */
export interface FoundTexts {
  /** Files whose name holds it. */
  files: string[];
  texts: PlacedText[];
  more: boolean;
}

/** What the gate says of a change, and how the language engine reads its Kazakh. */
export interface CheckedChange {
  /** What stands there now, and what would. */
  old: string;
  text: string;
  problems: Problem[];
  words: { word: string; lemmas: string[] }[];
  forms: { form: string; use: { en: string; ru: string; kz: string } }[];
}

export type FileAnswer = { hash: string; texts: EditableText[] };

export type CourseAnswer =
  | { found: FoundTexts }
  | { file: FileAnswer }
  | { checked: CheckedChange }
  | { trouble: EditTrouble }
  | { problem: string };
