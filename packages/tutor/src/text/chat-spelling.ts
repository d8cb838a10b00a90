import {
  analyse,
  type Candidate,
  defaultLexicon,
  type Entry,
  foldLookAlikes,
  fromLatin,
  harmonyOf,
  inflect,
  NumbersByText,
  storedIndexes,
} from "@tilashar/kazakh";
import { hasCyrillic, hasLatin } from "./fold.ts";
import { skeleton } from "./skeleton.ts";

interface StemSpelling {
  /** The stem as it stands before suffixes. */
  text: string;
  front: boolean;
  entry: Entry;
}

/** How a stem may stand before suffixes; nothing where an entry's does not. */
const STEM_SHAPES: readonly ((stem: string, entry: Entry) => string | undefined)[] = [
  (stem) => stem,
  voicedEnd,
  (stem, { pos }) => (pos === "v" && /[ыі]$/.test(stem) ? stem.slice(0, -1) : undefined),
  (stem, { drop }) => (drop ? stem.slice(0, -2) + stem.slice(-1) : undefined),
];

function stemSpelling(entry: Entry, shape: number): StemSpelling | undefined {
  const stem = entry.stem ?? entry.lemma;
  if (stem.length < 2 || stem.includes(" ")) return undefined;
  const text = STEM_SHAPES[shape]?.(stem, entry);
  if (text === undefined) return undefined;
  return { text, front: (entry.harmony ?? harmonyOf(stem)) === "front", entry };
}

function formsOfPronouns(): string[] {
  const pronouns = ["мен", "сен", "ол", "біз", "сіз", "олар", "бұл", "осы", "кім", "не"];
  const cases = ["GEN", "DAT", "ACC", "LOC", "ABL", "INS"];
  return pronouns.flatMap((one) => cases.flatMap((name) => inflect(one, `PRO;${name}`)));
}

/** How many letters of a whole word may be unlike before a reading is not offered. */
const MAX_SPELLINGS = 48;
const REMEMBERED = 5000;

/** Finds the right spelling of Kazakh typed without Kazakh letters, in Russian or Latin ones. */
export class ChatSpelling {
  /** Entries by the bones of their stems, each by its position and its shape. */
  readonly #stems: NumbersByText;
  /** Entries by the bones of their lemmas, and after them the other words. */
  readonly #whole: NumbersByText;
  readonly #others: readonly string[];
  /** Spellings found before: conversations repeat their words. */
  readonly #found = new Map<string, string | undefined>();

  /**
   * @param headwords further words, of several words each, that are found whole
   * @param print of these, under which the build may have stored the index of whole words
   */
  constructor(headwords: readonly string[], print?: string) {
    const { entries } = defaultLexicon();
    this.#stems = new NumbersByText((add) => {
      entries.forEach((entry, at) => {
        for (let shape = 0; shape < STEM_SHAPES.length; shape++) {
          const spelling = stemSpelling(entry, shape);
          if (spelling) add(skeleton(spelling.text), at * STEM_SHAPES.length + shape);
        }
      });
    }, "bones of stems");
    this.#others = [...headwords, ...storedIndexes.json("forms of pronouns", formsOfPronouns)];
    this.#whole = new NumbersByText((add) => {
      entries.forEach(({ lemma }, at) => {
        add(skeleton(lemma), at);
      });
      this.#others.forEach((word, at) => {
        add(skeleton(word), entries.length + at);
      });
    }, print && `bones of words ${print}`);
  }

  #wholeWords(bones: string): readonly string[] {
    const { entries } = defaultLexicon();
    const words = this.#whole
      .get(bones)
      .map((at) => entries[at]?.lemma ?? (this.#others[at - entries.length] as string));
    return [...new Set(words)].filter((word) => skeleton(word) === bones);
  }

  #stemsOf(bones: string): readonly StemSpelling[] {
    const { entries } = defaultLexicon();
    return this.#stems.get(bones).flatMap((number) => {
      const entry = entries[Math.floor(number / STEM_SHAPES.length)] as Entry;
      const spelling = stemSpelling(entry, number % STEM_SHAPES.length);
      return spelling && skeleton(spelling.text) === bones ? [spelling] : [];
    });
  }

  /** Headwords written like this one but for what chat spelling loses, the nearest first. */
  headwords(text: string): readonly string[] {
    return this.#wholeWords(skeleton(text)).toSorted((a, b) => unlike(text, a) - unlike(text, b));
  }

  /**
   * The word in proper Cyrillic letters: itself when it is known, else its likeliest spelling,
   * else undefined. Inflected words are read too ("mektepke", "китабымды").
   */
  respell(word: string): string | undefined {
    if (this.#found.has(word)) return this.#found.get(word);
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    const spelling = this.#respell(word);
    this.#found.set(word, spelling);
    return spelling;
  }

  #respell(word: string): string | undefined {
    if (word.length > 40) return undefined;
    const pronoun = PRONOUN_FROM.exec(foldLookAlikes(word.toLowerCase()))?.[1];
    if (pronoun !== undefined) return `${pronoun}нен`;
    const cyrillic =
      hasLatin(word) && !hasCyrillic(word) ? plainCyrillic(word) : foldLookAlikes(word);
    if (cyrillic && isReadable(cyrillic)) return cyrillic;
    const whole = this.headwords(word)[0];
    if (whole !== undefined) return whole;
    const bones = skeleton(word);
    if (bones.length < 3) return undefined;
    let best: { text: string; cost: number } | undefined;
    let tried = 0;
    for (let cut = bones.length; cut >= 2 && tried < MAX_SPELLINGS; cut--) {
      for (const stem of this.#stemsOf(bones.slice(0, cut))) {
        const rest = bones.slice(cut);
        // The skeleton has lost the г of дүкен-ге
        const rests = /[нң]$/.test(stem.text) && rest !== "" ? [rest, `г${rest}`] : [rest];
        for (const ending of rests.flatMap((one) => endings(one, stem.front, stem.text))) {
          if (tried++ >= MAX_SPELLINGS) break;
          const text = stem.text + ending;
          const reading = knownReadings(text).find((one) => one.lemma === stem.entry.lemma);
          if (!reading) continue;
          const cost = unlike(word, text) + stem.entry.band * 0.3 - cut * 0.4;
          if (!best || cost < best.cost) best = { text, cost };
        }
      }
    }
    return best?.text;
  }
}

/** менден: of these two, "from" has an н of its own, and the word is nothing else. */
const PRONOUN_FROM = /^(ме|се)н[дт][еа]н$/u;

const plainCyrillic = (word: string): string => fromLatin(word.toLowerCase());

/** Readings of a word that are no guesses. */
export function knownReadings(word: string): readonly Candidate[] {
  const before = readings.get(word);
  if (before) return before;
  const found = word.length > 60 ? [] : analyse(word).filter((reading) => !reading.guessed);
  if (readings.size >= REMEMBERED) readings.clear();
  readings.set(word, found);
  return found;
}

/** Readings found before: analysing is dear where a stem is not known, and words repeat. */
const readings = new Map<string, readonly Candidate[]>();

/** Whether the engine knows the word without guessing. */
export const isReadable = (word: string): boolean => knownReadings(word).length > 0;

function voicedEnd(stem: string): string | undefined {
  const voiced = { п: "б", к: "г", қ: "ғ" }[stem.slice(-1)];
  return voiced && stem.slice(0, -1) + voiced;
}

const VOWEL = /[аәеоөуұүыіиэ]$/;

/** Spellings a suffix's bones may stand for after a stem of known harmony. */
function endings(bones: string, front: boolean, stem: string): string[] {
  let open = [""];
  for (const [at, bone] of [...bones].entries()) {
    const last = at === bones.length - 1;
    open = open.flatMap((text) =>
      letters(bone, front, VOWEL.test(stem + text), last).map((letter) => text + letter),
    );
    if (open.length > 24) open = open.slice(0, 24);
  }
  return open;
}

function letters(bone: string, front: boolean, afterVowel: boolean, last: boolean): string[] {
  switch (bone) {
    case "к":
      return front ? ["к"] : ["қ", "к"];
    case "г":
      return front ? ["г"] : ["ғ"];
    case "и":
      return afterVowel ? ["й", front ? "і" : "ы"] : [front ? "і" : "ы", "и"];
    case "н":
      return last ? ["н", "ң"] : ["н", "ң"];
    default:
      return [bone];
  }
}

/** How far a spelling is from what was typed; letters that chat spelling merges cost little. */
export function unlike(typed: string, spelling: string): number {
  const a = [...(hasLatin(typed) ? plainCyrillic(typed) : typed.toLowerCase())];
  const b = [...spelling.toLowerCase()];
  let cost = Math.abs(a.length - b.length);
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    if (a[at] === b[at]) continue;
    cost += skeleton(a[at] as string) === skeleton(b[at] as string) ? 0.25 : 1;
  }
  return cost;
}
