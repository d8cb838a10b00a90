import { makeNearIndex, nearTerms } from "./near-terms.ts";
import { readQuery } from "./read-query.ts";

/** A learner's word, as far as a search looks at it. */
export interface SearchedWord {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
  readonly note: string;
}

/** What a query asks for among a learner's own words. */
export interface WordQuery {
  /** Pieces of text, in small letters: what was typed, and its Kazakh reading from another script. */
  readonly pieces: readonly string[];
  /** Dictionary forms behind it. */
  readonly lemmas: readonly string[];
}

/** Readings surer than this are what was typed itself; the others are dictionary forms behind it. */
const typed = 0.95;

const small = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/** Reads a query in Kazakh (any form of a word, any script), Russian or English. */
export function readWordQuery(query: string): WordQuery {
  const { whole } = readQuery(query, () => false);
  const pieces = new Set([small(query)]);
  for (const { term, trust } of whole) if (trust >= typed) pieces.add(term);
  return {
    pieces: [...pieces].filter((piece) => piece !== ""),
    lemmas: whole.flatMap(({ term, trust }) => (trust < typed ? [term] : [])),
  };
}

/** The words that a query asks for; where there is none, those that are a slip or two away from it. */
export function findWords<Word extends SearchedWord>(
  words: readonly Word[],
  query: string,
): Word[] {
  const { pieces, lemmas } = readWordQuery(query);
  if (pieces.length === 0) return [...words];
  const found = words.filter(({ kz, en, ru, note }) => {
    const texts = [kz, en, ru, note].map(small);
    return (
      lemmas.includes(small(kz)) ||
      pieces.some((piece) => texts.some((text) => text.includes(piece)))
    );
  });
  return found.length > 0 ? found : nearestWords(words, query);
}

/** The words that a query would ask for if it had a slip or two less, the nearest first. */
export function nearestWords<Word extends SearchedWord>(
  words: readonly Word[],
  query: string,
): Word[] {
  const places = new Map<string, Word[]>();
  for (const word of words) {
    for (const text of [word.kz, word.en, word.ru].flatMap((one) => small(one).split(/[,;]\s*/))) {
      if (text !== "") places.set(text, [...(places.get(text) ?? []), word]);
    }
  }
  const near = makeNearIndex([...places.keys()]);
  const terms = readQuery(query, () => false).whole;
  const found = new Set<Word>();
  for (const { term } of terms.flatMap(({ term: read }) => nearTerms(read, near)))
    for (const word of places.get(term) ?? []) found.add(word);
  return [...found];
}
