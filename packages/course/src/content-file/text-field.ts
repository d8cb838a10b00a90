import type { Language } from "../schema/text.ts";
import type { ValuePath } from "./problem.ts";

/** What a text is for, which decides the rules it must keep. */
export type TextRole =
  /** A headword or phrase in its dictionary form. */
  | "headword"
  /** A translation of a headword. */
  | "gloss"
  /** Whole sentences that must stand by themselves. */
  | "sentence"
  /** Titles, names, themes, questions, remarks. */
  | "label"
  /** A wrong option of a question, which may be a form that does not exist. */
  | "wrong option"
  /** Prose with Kazakh quoted in it. */
  | "note"
  /** A line about Kazakh that may quote words and suffixes as they are. */
  | "quoting"
  /** Suffixes and words by which a point of grammar is looked up. */
  | "form";

export interface TextField {
  readonly path: ValuePath;
  readonly language: Language;
  readonly role: TextRole;
  readonly text: string;
}
