import {
  analyse,
  type Candidate,
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

/** A headword that a text may stand for. */
export interface Reading {
  readonly headword: Headword;
  /** 0–1: how often these letters stand for it in running text. */
  readonly share: number;
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
  /**
   * The one headword whose page a text is the address of, in any form and script: the one spelt so where
   * there is one, for else its page would have no address.
   */
  find(typed: string): Headword | undefined;
  /**
   * Every headword that a text may stand for, in any form and script: the one spelt so first unless it is
   * hardly ever meant (деп is of деу), then the likeliest in running text.
   */
  readings(typed: string): readonly Reading[];
  /** The headword spelt so, in its dictionary form. */
  get(lemma: string): Headword | undefined;
  unknown(typed: string): UnknownWord;
  /** Dictionary forms of every headword, in the order of the lexicon. */
  lemmas(): string[];
}

/** The longest text looked at, in characters. */
const MAX_TYPED_LENGTH = 64;
/**
 * A word spelt as typed comes first when it has so large a share of the readings. Below, it is hardly ever
 * meant: деп, деген. The commonest forms of texts and the commonest dictionary forms find their word first
 * in 98 of 100 either way (`scripts/measure-form-search.ts`); a lower share helps one and harms the other.
 */
const PLAIN_SHARE = 0.3;
const MAX_NEAR = 6;
/** Fewer letters begin too many words. */
const MIN_BEGINNING = 4;
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

  function headwordOf({ lemma, entry, upos, segments }: Candidate): Headword | undefined {
    const verbal = upos === "VERB" || upos === "AUX";
    // е- has no page, its forms екен and еді have: екенін leads to екен. And е, "ah", is another word
    if (entry === undefined && verbal && !lookUp(lemma).some(({ pos }) => pos === "v"))
      return longestSpelt(segments, lemma);
    return get(lemma) ?? (entry && get(entry.lemma));
  }

  /** The longest headword that the first pieces of a word make, longer than its stem. */
  function longestSpelt(segments: readonly string[], stem: string): Headword | undefined {
    const beginnings = segments.map((_, at) =>
      segments
        .slice(0, at + 1)
        .join("")
        .toLowerCase(),
    );
    const longer = beginnings.filter(({ length }) => length > stem.length);
    return longer.map(get).findLast((headword) => headword !== undefined);
  }

  const spelt = (word: string) => get(word) ?? get(word.toLowerCase());

  function readingsOf(word: string): readonly Reading[] {
    const found = new Map<string, { headword: Headword; share: number }>();
    const speltSo = spelt(word);
    const add = (read: Headword | undefined, share: number) => {
      if (read === undefined) return;
      const headword = read.lemma === speltSo?.lemma ? speltSo : read;
      const known = found.get(headword.lemma);
      if (known === undefined) found.set(headword.lemma, { headword, share });
      // Its parts of speech are one word: алып is no likelier a giant for being an adjective too
      else known.share = Math.max(known.share, share);
    };
    for (const candidate of word === "" ? [] : analyse(word)) {
      if (!candidate.guessed) add(headwordOf(candidate), candidate.confidence);
    }
    // What the engine reads as a form only is a headword too: екен, an expression of several words
    add(speltSo, 0);
    const weight = ({ headword, share }: Reading) =>
      headword === speltSo && share >= PLAIN_SHARE ? 1 : share;
    return [...found.values()].sort((one, other) => weight(other) - weight(one));
  }

  function find(typed: string): Headword | undefined {
    const word = readTyped(typed);
    return word === "" ? undefined : (spelt(word) ?? readingsOf(word)[0]?.headword);
  }

  function lemmas(): string[] {
    const glossed = defaultLexicon()
      .entries.filter(isGlossed)
      .map(({ lemma }) => lemma);
    return [...new Set([...glossed, ...[...own.values()].map(({ lemma }) => lemma)])];
  }

  return {
    find,
    readings: (typed) => readingsOf(readTyped(typed)),
    get,
    lemmas,
    unknown(typed) {
      const word = readTyped(typed);
      near ??= makeNearIndex(lemmas());
      const guesses = analyse(word)
        // A guess that the whole is a stem says nothing
        .filter(({ guessed, segments }) => guessed && segments.length > 1)
        .slice(0, MAX_GUESSES);
      // китаптар is a slip in кітап, however far it is from it
      const terms = [word, ...guesses.map(({ lemma }) => lemma)].flatMap((text) =>
        nearTerms(text.toLowerCase(), near as NearIndex),
      );
      const nearest = new Set(terms.sort((a, b) => a.slips - b.slips).map(({ term }) => term));
      return {
        word,
        near: (nearest.size > 0 ? [...nearest] : beginningsOf(word))
          .flatMap((term) => get(term) ?? [])
          .slice(0, nearest.size > 0 ? MAX_NEAR : 1),
        guesses: guesses.map(({ lemma, segments }) => ({ lemma, segments })),
      };
    },
  };
}

/** The longest beginnings of a word that may be a headword: a slip in the endings spoils no stem. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - MIN_BEGINNING) }, (_, at) =>
    word.toLowerCase().slice(0, word.length - 1 - at),
  );

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
