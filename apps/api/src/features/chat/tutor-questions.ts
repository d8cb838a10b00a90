import type { Language } from "@tilashar/course";
import type { PackedCourse, TutorReply, TutorRequest } from "@tilashar/tutor";

/** What the tutor's thread is given when it starts. */
export interface TutorThreadData {
  course: PackedCourse;
  /** The file of what the build has learnt from messages. */
  learntFile: string;
}

/** What it may be asked. */
export type TutorQuestion =
  | { ask: "prepare"; language: Language }
  | { ask: "answer"; request: TutorRequest }
  | { ask: "check"; text: string; language: Language; said: string }
  | { ask: "translate" | "number"; text: string }
  | { ask: "gloss"; text: string; language: "en" | "ru" }
  | { ask: "analyse"; word: string }
  | { ask: "inflect"; lemma: string; label: string }
  | { ask: "findLesson"; about: string }
  | { ask: "checkSentence"; sentence: string };

export type TutorAnswer = { value: unknown } | { problem: string };

/** One thing to mend in the message, with its rule in a sentence. */
export type ToldCorrection = NonNullable<TutorReply["corrections"]>[number] & {
  readonly explanation: string;
  /** The dictionary form of what was meant; null when it is no word of the lexicon. */
  readonly word: { readonly kz: string; readonly en: string; readonly ru: string } | null;
};

/** A reply of the tutor with the rules of its corrections in words. */
export interface ToldReply extends Omit<TutorReply, "state" | "corrections"> {
  readonly corrections: readonly ToldCorrection[];
}
