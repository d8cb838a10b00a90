import type { Level, Trilingual } from "@tilashar/course";
import type { DrillTask } from "../drills/drill-task.ts";

/** How something is shown in each language of the interface. */
export type Texts = Trilingual;

/** A run of a line about Kazakh; `kz` is Kazakh, with its stem and suffixes where the engine made it. */
export interface LineSpan {
  readonly kind: "text" | "strong" | "kz";
  readonly text: string;
  readonly segments?: readonly string[];
}

/** A line about Kazakh in each language of the interface. */
export type Lines = Readonly<Record<keyof Trilingual, readonly LineSpan[]>>;

/** What is wrong with a form or a sentence, by the name it has for a learner. */
export const SLIPS = [
  "letter",
  "harmony",
  "suffix",
  "case",
  "person",
  "number",
  "possessive",
  "tense",
  "negation",
  "order",
  "word",
  "missing-word",
  "extra-word",
] as const;
export type Slip = (typeof SLIPS)[number];

/** A word as lessons, choices and pairs show it. */
export interface WordMaterial {
  readonly id: number;
  readonly kz: string;
  readonly pos: string;
  /** The translations shown: in Kazakh pages the English one, as in the quiz. */
  readonly meaning: Texts;
  /** Every accepted translation, in small letters: what may pass for right is no wrong choice. */
  readonly accepted: readonly string[];
  /** Address of the picture below `/assets/`; null where the word cannot be pictured. */
  readonly picture: string | null;
}

/** A word that a lesson teaches. */
export interface TaughtWord extends WordMaterial {
  /** Pronunciation, between no brackets. */
  readonly transcription: string;
  readonly example: Texts;
  /** Ids, in the unit's pool, of words likely to be taken for this one by look, sound or field, likeliest first. */
  readonly confusable: readonly number[];
}

/** A wrong form of a word in its sentence: another case, person, number, or broken harmony. */
export interface WrongForm {
  readonly text: string;
  readonly slip: Slip;
  /** The point of grammar that explains it. */
  readonly point: string | null;
}

/** A word of a sentence. */
export interface SentenceToken {
  /** As written, without punctuation. */
  readonly text: string;
  /** The same as a tile: the first word of a sentence in small letters, where it is no name. */
  readonly tile: string;
  /** Punctuation before and after it. */
  readonly before: string;
  readonly after: string;
  /** The lesson word it is a form of. */
  readonly word: number | null;
  /** Forms that are wrong here, with the translation read beside; none where none is surely wrong. */
  readonly wrong: readonly WrongForm[];
}

/** What every order of a sentence keeps, by the places of its tokens. */
export interface FixedOrder {
  /** Of each token, the one that it stands before; -1 where it may stand after what it belongs to. */
  readonly heads: readonly number[];
  /** Stretches, by their first and last token, that stay in one piece. */
  readonly phrases: readonly (readonly number[])[];
}

/** A sentence of the unit in three languages. */
export interface SentenceMaterial {
  /** Where it stands: `s61-4` a sentence, `d61-2` a turn, `e61-12` a word's example, `story-3`. */
  readonly id: string;
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  readonly tokens: readonly SentenceToken[];
  /** Its translations as tiles. */
  readonly tiles: { readonly en: readonly string[]; readonly ru: readonly string[] };
  /** Other Kazakh wordings that are accepted. */
  readonly also: readonly string[];
  /** Other orders of its tokens that are right, by their places: whole parts of the clause moved before the verb. */
  readonly orders: readonly (readonly number[])[];
  /** What any order breaks that is surely wrong; null where the sentence is not asked for in order. */
  readonly fixed: FixedOrder | null;
  /** Points of grammar it shows, of those the course has taught by then. */
  readonly points: readonly string[];
  /** It is taught whole, before its grammar: no form of it is asked for. */
  readonly chunk: boolean;
}

/** Who says a turn. */
export interface Speaker {
  readonly key: string;
  readonly name: Texts;
}

export interface DialogueTurn extends SentenceMaterial {
  readonly speaker: string;
}

/** A question with options of which one is right. */
export interface QuestionMaterial {
  readonly id: string;
  readonly question: Texts;
  readonly options: readonly { readonly id: "a" | "b" | "c" | "d"; readonly text: Texts }[];
  readonly correct: "a" | "b" | "c" | "d";
  readonly explanation: Texts;
}

export interface DialogueMaterial {
  readonly titles: Texts;
  readonly setting: Texts;
  readonly speakers: readonly Speaker[];
  readonly turns: readonly DialogueTurn[];
  readonly questions: readonly QuestionMaterial[];
}

export interface StoryMaterial {
  readonly titles: Texts;
  readonly sentences: readonly SentenceMaterial[];
  readonly questions: readonly QuestionMaterial[];
}

/** A typical mistake of a point: a sentence with one wrong word. */
export interface MistakeMaterial {
  readonly id: string;
  /** The wrong sentence, word by word. */
  readonly tokens: readonly Pick<SentenceToken, "text" | "before" | "after">[];
  /** Place of the wrong word. */
  readonly at: number;
  readonly right: string;
  /** Other forms that are wrong there, too. */
  readonly others: readonly string[];
  readonly slip: Slip;
  readonly why: Lines;
}

/** A task of a point's drill, made by the language engine. */
export interface PointTask {
  readonly id: string;
  readonly kind: "build-form" | "transform" | "choose-form";
  readonly task: DrillTask;
}

/** A point of grammar as sessions use it. */
export interface PointMaterial {
  readonly id: string;
  readonly titles: Texts;
  readonly summary: Lines;
  readonly tasks: readonly PointTask[];
  readonly mistakes: readonly MistakeMaterial[];
}

export interface LessonMaterial {
  readonly id: number;
  readonly level: Level;
  readonly titles: Texts;
  /** Address of the cover below `/assets/`. */
  readonly cover: string;
  /** Its words in the order of teaching, then words of later lessons that are met here first. */
  readonly words: readonly TaughtWord[];
  /** Points of grammar it teaches, the most fitting first. */
  readonly points: readonly string[];
  readonly dialogue: DialogueMaterial | null;
  /** Its sentences, then the examples of its words. */
  readonly sentences: readonly SentenceMaterial[];
}

/** All that sessions of a unit are made of. The same material and seed make the same session anywhere. */
export interface UnitMaterial {
  /** Of the content it was made from. */
  readonly version: string;
  readonly id: string;
  /** Its place on the path, from 1. */
  readonly number: number;
  readonly level: Level;
  readonly titles: Texts;
  readonly goal: Texts;
  readonly lessons: readonly LessonMaterial[];
  /** Points that its lessons teach. */
  readonly points: readonly PointMaterial[];
  /** Ids of words of earlier units, the latest first: they come back in pairs and choices. */
  readonly known: readonly number[];
  /** Words that are known or likely to be confused, each once. */
  readonly pool: readonly WordMaterial[];
  readonly story: StoryMaterial | null;
  readonly checkpoint: { readonly items: number; readonly points: readonly string[] };
}
