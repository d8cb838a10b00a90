import { foldGloss, foldHeadword } from "../dictionary/fold-answer.ts";
import type { Level } from "../schema/common-fields.ts";
import type { Trilingual } from "../schema/text.ts";
import type { Reading } from "../word-book/headwords.ts";
import { nearTerms } from "./near-terms.ts";
import {
  LEAST_LEMMA_TRUST,
  LEMMA_TRUST_OF_SHARE,
  type QueryTerm,
  readQuery,
} from "./read-query.ts";
import type { FoundKind, Place, SearchIndex, SearchItem } from "./search-index.ts";

/** A thing a query found. */
export interface Found {
  readonly kind: FoundKind;
  /** Of the lesson, reading or film; a word has that of the lesson that teaches it, 0 where none does. */
  readonly id: number;
  /** Of a point of grammar, or of a topic of the phrase book. */
  readonly slug?: string;
  readonly titles: Trilingual;
  /** Null for a word of the dictionary that no lesson teaches. */
  readonly level: Level | null;
}

const placeWeight: Record<Place, number> = { headword: 100, meaning: 80, title: 70, text: 15 };

/** How a term came to match: as typed, as the beginning of it, or with a slip. */
const prefixWeight = 0.6;
const slipWeight = 0.45;

/** What was typed, in whatever script, rather than a dictionary form found behind it. */
const surelyTyped = 0.95;

/** No kind crowds the others out. */
const maxOfKind: Record<FoundKind, number> = {
  word: 6,
  lesson: 3,
  reading: 3,
  film: 2,
  grammar: 3,
  phrases: 3,
};

/** So many terms that begin with what was typed are looked at. */
const maxPrefixed = 40;
const maxNear = 12;

/**
 * Finds words, grammar, lessons, texts, films and topics of the phrase book. Kazakh may come in any form and script; every headword
 * that it may be a form of is found, whether a lesson teaches it or not, in the order of how often it is.
 * Slips are forgiven where nothing matches as typed.
 *
 * @returns the best first, at most `limit`
 */
export function searchCourse(index: SearchIndex, query: string, limit: number): Found[] {
  const { whole, words } = readQuery(query, (text) => index.postings.has(text));
  if (whole.length === 0) return [];
  const scores = exactScores(index, whole);
  if (words.length > 1) {
    addAllWords(
      scores,
      words.map((word) => exactScores(index, word)),
    );
  }
  if (scores.size === 0) addSlips(index, whole, scores);
  if (scores.size === 0 && words.length > 1) {
    addAllWords(
      scores,
      words.map((word) => {
        const exact = exactScores(index, word);
        return exact.size > 0 ? exact : addSlips(index, word, new Map());
      }),
    );
  }
  // A word that no lesson teaches may be another spelling of one: рахмет, whose slip is рақмет
  const readings = readingsOf(index, query);
  for (const [item, { share }] of readings)
    raise(scores, item, placeWeight.headword * (LEAST_LEMMA_TRUST + LEMMA_TRUST_OF_SHARE * share));
  const taken = { word: 0, lesson: 0, reading: 0, film: 0, grammar: 0, phrases: 0 };
  const best = [...scores].sort(([one, a], [other, b]) => b - a || one.order - other.order);
  return inOrderOfReadings(best, [...readings.keys()])
    .filter(({ kind }) => taken[kind]++ < maxOfKind[kind])
    .slice(0, limit)
    .map(({ kind, id, slug, titles, level }) => ({
      kind,
      id,
      titles,
      level,
      ...(slug !== undefined && { slug }),
    }));
}

type Scores = Map<SearchItem, number>;

/** Headwords that the query may be a form of, the likeliest first; none where it is another language. */
function readingsOf(
  { words, postings, readings }: SearchIndex,
  query: string,
): ReadonlyMap<SearchItem, Reading> {
  const found = new Map<SearchItem, Reading>();
  // Latin letters that are English are no Kazakh: "at", "men"
  if (/[a-z]/i.test(query) && postings.has(foldGloss(query))) return found;
  for (const reading of readings(query)) {
    const { lemma, en, ru } = reading.headword;
    const ofDictionary: SearchItem = {
      kind: "word",
      id: 0,
      titles: { kz: lemma, en, ru },
      level: null,
      order: Number.POSITIVE_INFINITY,
    };
    found.set(words.get(foldHeadword(lemma)) ?? ofDictionary, reading);
  }
  return found;
}

/** Puts what the query may be a form of into the order of its readings, in the places that these have. */
function inOrderOfReadings(
  best: readonly (readonly [SearchItem, number])[],
  readings: readonly SearchItem[],
): SearchItem[] {
  const isReading = new Set(readings);
  const inOrder = readings.values();
  return best.map(([item]) => (isReading.has(item) ? (inOrder.next().value as SearchItem) : item));
}

/** Things that every word of the query leads to, less sure than where the whole query does. */
function addAllWords(scores: Scores, ofWords: readonly Scores[]): void {
  const [first, ...others] = ofWords;
  for (const [item, score] of first ?? []) {
    const all = others.map((scoresOfWord) => scoresOfWord.get(item) ?? 0);
    if (all.includes(0)) continue;
    const mean = (score + all.reduce((sum, one) => sum + one, 0)) / ofWords.length;
    raise(scores, item, mean * 0.9);
  }
}

function exactScores(index: SearchIndex, terms: readonly QueryTerm[]): Scores {
  const scores: Scores = new Map();
  for (const { term, trust } of terms) {
    scoreTerm(index, term, trust, scores);
    // What was typed may be unfinished; a dictionary form behind it is whole.
    if (trust < surelyTyped) continue;
    for (const longer of termsFrom(index.terms, term)) {
      // The nearer the end of the term, the likelier it is meant.
      const share = term.length / longer.length;
      scoreTerm(index, longer, trust * prefixWeight * (0.6 + 0.4 * share), scores);
    }
  }
  return scores;
}

/** Terms a slip away from what was typed, or from what it would be a form of: кітап is found by китаптар. */
function addSlips(index: SearchIndex, terms: readonly QueryTerm[], scores: Scores): Scores {
  for (const { term, trust } of terms) {
    for (const { term: near, slips } of nearTerms(term, index.near).slice(0, maxNear)) {
      scoreTerm(index, near, (trust * slipWeight) / Math.max(slips, 0.5), scores);
    }
  }
  return scores;
}

function scoreTerm(index: SearchIndex, term: string, weight: number, scores: Scores): void {
  for (const { item, place, whole } of index.postings.get(term) ?? []) {
    raise(scores, item, placeWeight[place] * (whole ? 1 : 0.6) * weight);
  }
}

function raise(scores: Scores, item: SearchItem, score: number): void {
  if (score > (scores.get(item) ?? 0)) scores.set(item, score);
}

/** Longer terms that begin with `prefix`; for one letter there would be too many to mean any. */
function termsFrom(terms: readonly string[], prefix: string): string[] {
  if (prefix.length < 2) return [];
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < terms.length && found.length < maxPrefixed; at++) {
    const term = terms[at] as string;
    if (!term.startsWith(prefix)) break;
    if (term !== prefix) found.push(term);
  }
  return found;
}
