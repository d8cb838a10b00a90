import type { Trilingual } from "@tilashar/course";
import type { Memory } from "@tilashar/learning/review";

/** Where a learner met what they review. */
export type CardSource =
  | "lesson"
  | "reading"
  | "film"
  | "word-of-the-day"
  | "speech"
  | "test"
  | "tutor"
  | "review"
  | "import";

/** Something a learner reviews. */
export interface StoredItem {
  id: number;
  item: string;
  kz: string;
  en: string;
  ru: string;
  example: Trilingual | null;
  source: CardSource;
  note: string;
  suspended: boolean;
  /** ISO instant. */
  addedAt: string;
  memory: Memory | null;
}

/** What is stored of a card, whoever adds it and when. */
export interface ItemContent
  extends Pick<StoredItem, "item" | "kz" | "en" | "ru" | "example" | "source"> {
  search: string;
  sortKey: string;
  note: string;
  suspended: boolean;
}

export interface ItemToInsert extends ItemContent {
  addedAt: string;
}

export type Retold = Pick<ItemToInsert, "item" | "note" | "suspended" | "search"> & {
  example: Trilingual | null;
};
