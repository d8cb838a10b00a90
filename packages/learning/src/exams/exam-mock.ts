import type { ExamLevel, ExamPart, OptionLetter, Trilingual } from "@tilashar/course";

/** An item as it is asked, with its key: a mock is taken without the network. */
export interface MockItem {
  readonly id: number;
  readonly part: ExamPart;
  /** Null where no language is asked: law and history. */
  readonly level: ExamLevel | null;
  /** Id of the passage of its section that it is about. */
  readonly passage: string | null;
  /** The same in every language where it is Kazakh. */
  readonly question: Readonly<Trilingual>;
  readonly options: Readonly<Record<OptionLetter, Readonly<Trilingual>>>;
  readonly correct: OptionLetter;
  readonly explanation: Readonly<Trilingual>;
  /** The sentence of its passage that holds the answer. */
  readonly key: string | null;
  /** The point of grammar that is asked, or that the key sentence needs. */
  readonly point: { readonly id: string; readonly title: Readonly<Trilingual> } | null;
  /** What an item about law or history follows. */
  readonly source: ItemSource | null;
}

/** A law or book, with the place in it. */
export interface ItemSource {
  readonly titles: Readonly<Trilingual>;
  readonly url: string | null;
  readonly article: number | null;
}

/** What items are about. */
export interface MockPassage {
  readonly id: string;
  readonly part: ExamPart;
  readonly kind: string;
  readonly title: string | null;
  /** Said one after the other, or read as a dialogue. */
  readonly lines: readonly { readonly who: string; readonly kz: string }[];
  /** Read; paragraphs are parted by an empty line. */
  readonly text: string | null;
}

export interface MockSection {
  readonly id: string;
  readonly titles: Readonly<Trilingual>;
  readonly minutes: number;
  /** Right answers it asks for. */
  readonly pass: number;
  /** How often a passage may be heard; null where nothing is. */
  readonly plays: number | null;
  readonly passages: readonly MockPassage[];
  /** In the order they are asked; items of one passage stand together. */
  readonly items: readonly MockItem[];
}

/** A whole mock examination. */
export interface ExamMock {
  readonly exam: string;
  /** Its name within the examination: `3`, or a level. */
  readonly mock: string;
  readonly level: ExamLevel;
  /** Changes with any of its items. */
  readonly version: string;
  readonly titles: Readonly<Trilingual>;
  /** Right answers in all that it asks for beside those of each section. */
  readonly passWhole: number | null;
  readonly sections: readonly MockSection[];
}

/** What was chosen, by the item's number. */
export type MockAnswers = Readonly<Record<number, OptionLetter>>;

export const itemsOfMock = (mock: ExamMock): MockItem[] =>
  mock.sections.flatMap(({ items }) => items);
