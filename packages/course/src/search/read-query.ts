import { analyse, isKnownWord, toCyrillicByLexicon } from "@tilashar/kazakh";
import { foldLookAlikes } from "@tilashar/kazakh/script";
import { foldGloss } from "../dictionary/fold-answer.ts";

/** A word of a query as it may have been meant, likeliest first. */
export interface QueryTerm {
  readonly term: string;
  /** 1 for what was typed; less for a dictionary form behind it or another script's reading. */
  readonly trust: number;
}

/** The longest query looked at, in characters. */
export const MAX_QUERY_LENGTH = 100;
const maxWords = 8;

/** Trust in a dictionary form behind what was typed: at least so much, and more by its share of readings. */
export const LEAST_LEMMA_TRUST = 0.7;
export const LEMMA_TRUST_OF_SHARE = 0.2;

/**
 * Reads a query in Kazakh (any form of a word, any script), Russian or English.
 *
 * @param isTerm whether something stands under a text as it is
 * @returns the whole text, and for each of its words the terms to look under
 */
export function readQuery(
  query: string,
  isTerm: (text: string) => boolean,
): { whole: QueryTerm[]; words: QueryTerm[][] } {
  const text = foldGloss(query.slice(0, MAX_QUERY_LENGTH));
  if (text === "") return { whole: [], words: [] };
  const words = text
    .split(/[\s,;/–—-]+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
  return { whole: readings(text, isTerm), words: words.map((word) => readings(word, isTerm)) };
}

function readings(text: string, isTerm: (text: string) => boolean): QueryTerm[] {
  const terms = new Map<string, number>();
  const add = (term: string, trust: number) => {
    if (term !== "") terms.set(term, Math.max(trust, terms.get(term) ?? 0));
  };
  add(text, 1);
  // Kazakh from another script, and Kazakh typed with letters that only look right.
  const foreign = /[a-z]|\p{Script=Arabic}/iu.test(text);
  // An English word that is known needs no second reading as Kazakh in Latin letters.
  if (foreign && isTerm(text)) return [{ term: text, trust: 1 }];
  const kazakh = foreign ? foldGloss(toCyrillicByLexicon(text, isKnownWord)) : foldLookAlikes(text);
  add(kazakh, 0.95);
  // A set phrase stands under its words.
  if (/\s/.test(kazakh)) return [...terms].map(([term, trust]) => ({ term, trust }));
  for (const { lemma, guessed, confidence } of analyse(kazakh).slice(0, 3)) {
    add(lemma.toLowerCase(), guessed ? 0.5 : LEAST_LEMMA_TRUST + LEMMA_TRUST_OF_SHARE * confidence);
  }
  return [...terms].map(([term, trust]) => ({ term, trust }));
}
