import type { LocalisedText } from "./language.ts";
import type { LessonLevel } from "./lessons.ts";

/** A topic of the phrase book. */
export interface PhraseTopicSummary {
  /** The topic's file of the course: `my-family`. */
  readonly id: string;
  readonly title: LocalisedText;
  readonly lang_level: LessonLevel;
  /** What of life it is about, by the theme's id: `family`. */
  readonly theme: string;
  readonly count: number;
}

export interface Phrase {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  /** Whom it can be said to: `sen` a friend or a child, `siz` politely, `any` both. */
  readonly register: "sen" | "siz" | "any";
  /** When it is said, where the translation does not tell. */
  readonly usage: LocalisedText | null;
}

/** A topic with its phrases. */
export interface PhraseTopicDetail extends PhraseTopicSummary {
  readonly phrases: readonly Phrase[];
}
