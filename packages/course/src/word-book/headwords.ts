import {
  analyse,
  type Entry,
  foldLookAlikes,
  glossInEnglish,
  glossInRussian,
  isKnownWord,
  lookUp,
  toCyrillicByLexicon,
} from "@tilashar/kazakh";
import { defaultLexicon } from "@tilashar/kazakh/lexicon";
import type { Course } from "../course/course.ts";
import { foldHeadword } from "../dictionary/fold-answer.ts";
import { makeNearIndex, type NearIndex, nearTerms } from "../search/near-terms.ts";

/** A headword with its meaning in a few words. */
export interface Headword {
  readonly lemma: string;
  readonly en: string;
  readonly ru: string;
}

/** What a word that leads to no headword may have been. */
export interface UnknownWord {
  /** As it was read, in Cyrillic. */
  readonly word: string;
  readonly near: readonly Headword[];
  /** What the engine guesses by the rules alone. */
  readonly guesses: readonly { readonly lemma: string; readonly segments: readonly string[] }[];
}

/** Every word that has a meaning in the lexicon or the course. */
export interface Headwords {
  /** The headword that a text stands for, in any form and script. */
  find(typed: string): Headword | undefined;
  /** The headword spelt so, in its dictionary form. */
  get(lemma: string): Headword | undefined;
  unknown(typed: string): UnknownWord;
  /** Dictionary forms of every headword, in the order of the lexicon. */
  lemmas(): string[];
}

/** The longest text looked at, in characters. */
const MAX_TYPED_LENGTH = 64;
const MAX_NEAR = 6;
const MAX_GUESSES = 2;

export function makeHeadwords(course: Course): Headwords {
  const own = new Map<string, Headword>();
  for (const { kz, en, ru } of [...course.dayWords, ...course.wordById.values()]) {
    own.set(foldHeadword(kz), { lemma: kz, en: firstOf(en), ru: firstOf(ru) });
  }
  let near: NearIndex | undefined;

  function get(lemma: string): Headword | undefined {
    const entry = glossedEntries(lemma)[0];
    const taught = own.get(foldHeadword(lemma));
    if (entry !== undefined)
      return { lemma: entry.lemma, en: glossInEnglish(entry), ru: glossInRussian(entry) };
    return taught;
  }

  function find(typed: string): Headword | undefined {
    const word = readTyped(typed);
    if (word === "") return undefined;
    const exact = get(word) ?? get(word.toLowerCase());
    if (exact !== undefined) return exact;
    for (const { lemma, entry, guessed } of analyse(word)) {
      const found = guessed ? undefined : (get(lemma) ?? (entry && get(entry.lemma)));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function lemmas(): string[] {
    const glossed = defaultLexicon()
      .entries.filter(isGlossed)
      .map(({ lemma }) => lemma);
    return [...new Set([...glossed, ...[...own.values()].map(({ lemma }) => lemma)])];
  }

  return {
    find,
    get,
    lemmas,
    unknown(typed) {
      const word = readTyped(typed);
      near ??= makeNearIndex(lemmas());
      const guesses = analyse(word)
        .filter(({ guessed }) => guessed)
        .slice(0, MAX_GUESSES);
      // китаптар is a slip in кітап, however far it is from it
      const terms = [word, ...guesses.map(({ lemma }) => lemma)].flatMap((text) =>
        nearTerms(text.toLowerCase(), near as NearIndex),
      );
      const nearest = new Set(terms.sort((a, b) => a.slips - b.slips).map(({ term }) => term));
      return {
        word,
        near: [...nearest].slice(0, MAX_NEAR).flatMap((term) => get(term) ?? []),
        guesses: guesses.map(({ lemma, segments }) => ({ lemma, segments })),
      };
    },
  };
}

/** Entries of a dictionary form that have a meaning. */
export function glossedEntries(lemma: string): readonly Entry[] {
  return lookUp(lemma).filter(isGlossed);
}

const isGlossed = (entry: Entry) => glossInEnglish(entry) !== "" || glossInRussian(entry) !== "";

const firstOf = (meaning: string | readonly string[]) =>
  typeof meaning === "string" ? meaning : (meaning[0] ?? "");

/** What was typed, in Cyrillic and without marks around it. */
function readTyped(typed: string): string {
  const text = typed
    .normalize("NFC")
    .trim()
    .slice(0, MAX_TYPED_LENGTH)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .replace(/\s+/g, " ");
  const foreign = /[a-z]|\p{Script=Arabic}/iu.test(text) && !/\p{Script=Cyrillic}/u.test(text);
  return foreign ? toCyrillicByLexicon(text.toLowerCase(), isKnownWord) : foldLookAlikes(text);
}
