import type { DrillTask } from "../drills/drill-task.ts";
import type { AnswerError } from "../judging/judge-answer.ts";
import type { LetterPuzzle } from "../quiz/letter-tiles.ts";
import type {
  DialogueTurn,
  Lines,
  QuestionMaterial,
  SentenceMaterial,
  Slip,
  Speaker,
  TaughtWord,
  Texts,
  WordMaterial,
} from "./material.ts";

/** What an item needs of the place and the device: without it another item stands in. */
export type Need = "sound" | "microphone";

interface ItemOf<Kind extends string> {
  readonly kind: Kind;
  /** Names the item in its session and in the answers that are sent: `order:s61-4`. */
  readonly key: string;
  /** What it is about: two items of one subject never stand close together. */
  readonly subjects: readonly string[];
  /** Lesson words that it shows or asks for. */
  readonly words: readonly number[];
  /** Points of grammar it practises, the most fitting first. */
  readonly points: readonly string[];
  /** How long it is likely to take, its verdict included. */
  readonly seconds: number;
  readonly needs: readonly Need[];
}

/** Look, listen, go on: nothing is asked. Answer: `[]`. */
export interface MeetItem extends ItemOf<"meet"> {
  readonly shows:
    | { readonly what: "word"; readonly word: TaughtWord }
    | {
        readonly what: "point";
        readonly point: string;
        readonly titles: Texts;
        readonly summary: Lines;
        /** Sentences of the lesson that show it. */
        readonly sentences: readonly SentenceMaterial[];
      }
    | {
        readonly what: "dialogue";
        readonly titles: Texts;
        readonly setting: Texts;
        readonly speakers: readonly Speaker[];
        readonly turns: readonly DialogueTurn[];
      }
    | {
        readonly what: "story";
        readonly titles: Texts;
        readonly sentences: readonly SentenceMaterial[];
      };
}

/** A choice in each language of the interface; Kazakh choices are the same in all. */
export interface Choice {
  readonly id: string;
  readonly text: Texts;
}

/** Kazakh word → meaning. Answer: `[choice id]`. */
export interface ChooseMeaningItem extends ItemOf<"choose-meaning"> {
  readonly word: WordMaterial;
  readonly choices: readonly Choice[];
  readonly right: string;
}

/** Meaning → Kazakh word. Answer: `[choice id]`. */
export interface ChooseWordItem extends ItemOf<"choose-word"> {
  readonly word: WordMaterial;
  readonly choices: readonly Choice[];
  readonly right: string;
}

/** Kazakh word → picture. Answer: `[choice id]`. */
export interface ChoosePictureItem extends ItemOf<"choose-picture"> {
  readonly word: WordMaterial;
  /** The text is the picture's alternative text. */
  readonly choices: readonly (Choice & { readonly picture: string })[];
  readonly right: string;
}

/** Sound alone → what was said, in Kazakh. Answer: `[choice id]`. */
export interface HearAndChooseItem extends ItemOf<"hear-and-choose"> {
  /** The text that is spoken. */
  readonly spoken: string;
  /** What it means: shown with the verdict. */
  readonly meaning: Texts;
  readonly choices: readonly Choice[];
  readonly right: string;
}

/**
 * Pairs of word and meaning, each side in its own order of word ids. Answer: every pair that was tried, in
 * order, as `word=meaning`: `["301=301", "302=304", …]`.
 */
export interface MatchItem extends ItemOf<"match"> {
  readonly pairs: readonly WordMaterial[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The word from letter tiles, as in the quiz. Answer: `[text]`. */
export interface LettersItem extends ItemOf<"letters"> {
  readonly word: WordMaterial;
  readonly puzzle: LetterPuzzle;
}

/** A tile of a sentence; `slip` tells what is wrong with a false one. */
export interface Tile {
  readonly text: string;
  readonly slip: Slip | null;
  readonly point: string | null;
}

/** The Kazakh sentence from tiles. Answer: texts of the tiles in order. */
export interface OrderItem extends ItemOf<"order"> {
  readonly sentence: SentenceMaterial;
  readonly tiles: readonly Tile[];
  /** Accepted wordings, ours first. */
  readonly accepted: readonly (readonly string[])[];
}

/** Kazakh sentence → tiles of the learner's language. Answer: texts of the tiles in order. */
export interface TranslateItem extends ItemOf<"translate"> {
  readonly sentence: SentenceMaterial;
  /** By the language that is translated into: Russian on Russian pages, English elsewhere. */
  readonly tiles: { readonly en: readonly string[]; readonly ru: readonly string[] };
}

/** A sentence with a gap: forms that differ by one suffix. Answer: `[choice id]`. */
export interface ClozeItem extends ItemOf<"cloze"> {
  readonly sentence: SentenceMaterial;
  /** Place of the token that is left out. */
  readonly gap: number;
  readonly choices: readonly (Choice & {
    readonly slip: Slip | null;
    readonly point: string | null;
  })[];
  readonly right: string;
}

/** A form to build from a word. Answer: `[text]`; `[form]` where `task.choices` are given. */
export interface BuildFormItem extends ItemOf<"build-form"> {
  readonly point: string;
  readonly task: DrillTask;
}

/** A form to change into another. Answer: `[text]`. */
export interface TransformItem extends ItemOf<"transform"> {
  readonly point: string;
  readonly task: DrillTask;
}

/** Write what you hear: from tiles in level A, typed from B on. Answer: tiles in order, or `[text]`. */
export interface DictationItem extends ItemOf<"dictation"> {
  readonly sentence: SentenceMaterial;
  /** Tiles to choose from; null where it is typed. */
  readonly tiles: readonly string[] | null;
}

/** One wrong word in a sentence. Answer: `[place of the token, choice text]`. */
export interface MendItem extends ItemOf<"mend"> {
  readonly tokens: readonly {
    readonly text: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** What it should say, where it has a translation. */
  readonly meaning: Texts | null;
  /** Place of the wrong token. */
  readonly at: number;
  /** What to put in its place. */
  readonly choices: readonly string[];
  readonly right: string;
  readonly slip: Slip;
  readonly point: string | null;
  readonly why: Lines | null;
}

/** What do you answer? Turns so far, and three answers. Answer: `[choice id]`. */
export interface ReplyItem extends ItemOf<"reply"> {
  readonly speakers: readonly Speaker[];
  /** Who answers. */
  readonly speaker: string;
  /** Turns before it, the last one is answered. */
  readonly turns: readonly DialogueTurn[];
  readonly answer: DialogueTurn;
  readonly choices: readonly Choice[];
  readonly right: string;
}

/**
 * What do you answer? Turns so far, and the answer is typed. Answer: `[text]` where the text is ours, another
 * accepted wording, or a slip of it; else `[text, rating]`, by which the learner compares it with ours.
 */
export interface WriteReplyItem extends ItemOf<"write-reply"> {
  readonly speakers: readonly Speaker[];
  /** Who answers. */
  readonly speaker: string;
  /** Turns before it, the last one is answered. */
  readonly turns: readonly DialogueTurn[];
  readonly answer: DialogueTurn;
}

/**
 * Say it. A word is judged by the judge of pronunciation: `["right"]` or `["wrong"]`; a sentence is recorded,
 * compared, and rated by the learner: `["good"]`, `["almost"]` or `["again"]`.
 */
export interface SayItem extends ItemOf<"say"> {
  readonly what: "word" | "sentence";
  readonly text: string;
  readonly meaning: Texts;
  /** The lesson word, where it is one. */
  readonly word: number | null;
}

/** A question on a dialogue or story. Answer: `[option id]`. */
export interface UnderstandItem extends ItemOf<"understand"> {
  readonly about: { readonly what: "dialogue" | "story"; readonly titles: Texts };
  /** The text the question is about, to look it up. */
  readonly sentences: readonly SentenceMaterial[];
  readonly question: QuestionMaterial;
}

/** One exercise of a session: all that a view shows and a judge needs. */
export type Item =
  | MeetItem
  | ChooseMeaningItem
  | ChooseWordItem
  | ChoosePictureItem
  | HearAndChooseItem
  | MatchItem
  | LettersItem
  | OrderItem
  | TranslateItem
  | ClozeItem
  | BuildFormItem
  | TransformItem
  | DictationItem
  | MendItem
  | ReplyItem
  | WriteReplyItem
  | SayItem
  | UnderstandItem;

export type ItemKind = Item["kind"];
export type ItemOfKind<Kind extends ItemKind> = Extract<Item, { kind: Kind }>;

/** An answer as it is judged and sent: each kind of item tells what stands in it. */
export type Answer = readonly string[];

/** What was wrong with an answer, and where it is explained. */
export interface Mistake {
  readonly slip: Slip;
  /** What was given and what belongs there; null where nothing does. */
  readonly given: string | null;
  readonly expected: string | null;
  /** The point of grammar that explains it. */
  readonly point: string | null;
  /** Why, where the course says it of just this mistake. */
  readonly why: Lines | null;
  /** What the judge of typed Kazakh found. */
  readonly error: AnswerError | null;
}

/** How learners rate what nobody else can judge. */
export const RATINGS = ["good", "almost", "again"] as const;
export type Rating = (typeof RATINGS)[number];

/** What is said of an answer. */
export interface Verdict {
  readonly right: boolean;
  /**
   * Right, and worth a word: it is also said so; the learner rated it; or a letter of another alphabet was mended.
   * An order that we do not know has nothing surely wrong in it, and does not count.
   */
  readonly note: "also-said" | "look-alike" | "own-rating" | "unknown-order" | null;
  /** The right answer as a text to show and say; null where there is none. */
  readonly expected: string | null;
  /** The gravest first; none of a right answer. */
  readonly mistakes: readonly Mistake[];
}
