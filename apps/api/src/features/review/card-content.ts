import type { Course, Trilingual, Word } from "@tilashar/course";
import {
  alphabet,
  foldLookAlikes,
  glossInEnglish,
  glossInRussian,
  lookUp,
  lowerKazakh,
} from "@tilashar/kazakh";
import { readRule } from "@tilashar/learning/judging";
import { kindOfItem, lineKey, wordKey } from "@tilashar/learning/review";
import { readSound } from "@tilashar/learning/sounds";
import type { CardSource, ItemContent } from "./stored-item.model.ts";

/** A card as a feature hands it in; what the course and the lexicon know is added to it. */
export interface CardToAdd {
  /** Key of a rule, a pair of sounds or a sentence; that of a word follows from `kz`. */
  item?: string;
  kz?: string;
  en?: string;
  ru?: string;
  /** The sentence it was met in. */
  example?: Trilingual;
  source: CardSource;
  note?: string;
  suspended?: boolean;
  /** Milliseconds since the epoch, when it waited in a browser. */
  addedAt?: number;
}

const kazakhWord = /^[\p{Script=Cyrillic}\p{M}\-' ]+$/u;
const maxWordLength = 60;
/** A sentence has some Kazakh in it, and nothing that no keyboard writes. */
const kazakhLine = /^(?=.*\p{Script=Cyrillic})[^\p{C}]+$/u;

/** Works out what a card shows; null for what is no Kazakh and nothing that is drilled. */
export type ContentOf = (card: CardToAdd) => ItemContent | null;

export function makeContentOf(course: Course): ContentOf {
  const taught = new Map<string, Word>();
  for (const word of course.wordById.values()) {
    const key = wordKey(word.kz);
    if (!taught.has(key)) taught.set(key, word);
  }
  return (card) => {
    const { source, suspended = false } = card;
    const note = card.note?.trim() ?? "";
    const isDrill =
      card.item !== undefined && (readRule(card.item) !== null || readSound(card.item) !== null);
    if (card.item !== undefined && isDrill) {
      const shown = { kz: "", en: "", ru: "", example: null };
      const search = searchText([note]);
      const own = { note, suspended, search };
      return { item: card.item, ...shown, ...own, source, sortKey: "" };
    }
    const kz = foldLookAlikes(card.kz ?? "")
      .replace(/\s+/g, " ")
      .trim();
    if (kindOfItem(card.item ?? "") === "line")
      return lineContent(kz, { ...card, note, suspended });
    if (kz === "" || kz.length > maxWordLength || !kazakhWord.test(kz)) return null;
    const item = wordKey(kz);
    const word = taught.get(item);
    const [entry] = lookUp(lowerKazakh(kz));
    // What the learner was shown counts before what a dictionary would say.
    const en =
      card.en?.trim() || word?.en.slice(0, 3).join(", ") || (entry ? glossInEnglish(entry) : "");
    const ru =
      card.ru?.trim() || word?.ru.slice(0, 3).join(", ") || (entry ? glossInRussian(entry) : "");
    return {
      item,
      kz,
      en,
      ru,
      example: card.example ?? (word ? { ...word.example } : null),
      source,
      note,
      suspended,
      search: searchText([kz, en, ru, note]),
      sortKey: sortKeyOf(kz),
    };
  };
}

/** A sentence as it was met; its key is made anew, so that it stands there once. */
function lineContent(
  kz: string,
  {
    en = "",
    ru = "",
    source,
    note,
    suspended,
  }: CardToAdd & Pick<ItemContent, "note" | "suspended">,
): ItemContent | null {
  if (!kazakhLine.test(kz)) return null;
  return {
    item: lineKey(kz),
    kz,
    en,
    ru,
    example: null,
    source,
    note,
    suspended,
    search: searchText([kz, en, ru, note]),
    sortKey: sortKeyOf(kz),
  };
}

export const searchText = (texts: readonly string[]): string =>
  texts.join("\n").normalize("NFC").toLowerCase();

const places = new Map([...alphabet].map((letter, index) => [letter, index + 10]));

/** Digits that sort as the Kazakh alphabet does, whatever the database's collation. */
const sortKeyOf = (kz: string): string =>
  [...lowerKazakh(kz)].map((letter) => places.get(letter) ?? "00").join("");
