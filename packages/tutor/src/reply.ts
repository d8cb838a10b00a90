/** Languages of the interface and of replies, by their wire names. */
export type Language = "en" | "ru" | "kz";

export const LANGUAGES: readonly Language[] = ["en", "ru", "kz"];

/** The same text in the three languages. */
export type Texts = Readonly<Record<Language, string>>;

/** One line of a conversation, as it goes over the wire. */
export interface Turn {
  readonly sender: "user" | "bot";
  readonly text: string;
}

/** What is put to the tutor. */
export interface TutorRequest {
  readonly message: string;
  /** Earlier lines, the oldest first; the last forty are looked at. */
  readonly history?: readonly Turn[];
  readonly interfaceLanguage?: Language;
  /** How well the learner speaks; A where it is not told. */
  readonly level?: "A" | "B" | "C";
  /** Id of the lesson that comes next for the learner. */
  readonly nextLesson?: number;
  /** Decides examples and quiz words; the same seed gives the same reply. */
  readonly seed?: number;
  /** What the learner's clock shows, for questions such as "what day is it". */
  readonly now?: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly hour: number;
    readonly minute: number;
  };
}

/** A Kazakh word or form in a reply, which the interface can make tappable. */
export interface KazakhPiece {
  readonly text: string;
  readonly lemma?: string;
}

/** One thing to mend in what the learner wrote. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  /** Name of the rule broken, such as `harmony` or `agreement`. */
  readonly rule: string;
}

/** What is said of a sentence the learner wrote. */
export interface CheckedReply {
  readonly sentence: string;
  readonly verdict: "right" | "wrong" | "unsure";
  /** The sentence as it should be; it passes as right itself. Only of a wrong one. */
  readonly mended: string | null;
  /** Id of the point of grammar that explains the mend. */
  readonly point: string | null;
}

/** Kazakh for what the learner wanted to say. */
export interface TranslatedReply {
  /** Null when nothing can be vouched for; the reply's text then offers the nearest sentence and words. */
  readonly text: string | null;
  /** Nothing was guessed: every word is accounted for, and the check calls the whole right. */
  readonly sure: boolean;
  /** Said so in the course, said so there but for a word, or put together by the grammar. */
  readonly from: "bank" | "frame" | "composed";
}

/** What the tutor answers. */
export interface TutorReply {
  readonly text: string;
  readonly language: Language;
  readonly intent: string;
  /** 0–1: how sure the tutor is that it understood and knows. */
  readonly confidence: number;
  /** Follow-ups worth asking, in the reply's language. */
  readonly chips: readonly string[];
  readonly kazakh: readonly KazakhPiece[];
  /** Ids of the points of grammar it is about, the first the most. */
  readonly points: readonly string[];
  readonly corrections?: readonly Correction[];
  /** The verdict on a sentence that was to be checked; null when none was. */
  readonly checked: CheckedReply | null;
  /** The translation that was asked for; null when none was. */
  readonly translated: TranslatedReply | null;
  /** Ids of lessons worth opening. */
  readonly lessons?: readonly number[];
  readonly readings?: readonly number[];
  /** Where a quiz or scene stands; it can always be read back from the history. */
  readonly state?: unknown;
}
