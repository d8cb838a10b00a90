import type { Lexicon } from "../lexicon/lexicon.ts";
import { harmonyOf } from "../phonology/harmony.ts";
import { isVowel } from "../phonology/letters.ts";
import { makeStem, type StemFacts } from "../phonology/stem.ts";
import { buildCandidate } from "./build-candidate.ts";
import type { Upos, Weighed } from "./candidate.ts";
import { chainOf, spell } from "./chain.ts";
import { changedBeginnings } from "./stem-index.ts";
import { canBeStem, GUESSED_STATE, type GuessedClass, shapeCost } from "./stem-shape.ts";
import { readingsFrom } from "./walk.ts";

const BASE = 8;
/** Bits a letter of an unexplained stem costs; a suffix that explains letters must earn its own cost. */
const PER_LETTER = 2;
const CLASS_COST: Record<GuessedClass, number> = { noun: 0, adj: 2, verb: 1.2 };
const UPOS: Record<GuessedClass, Upos> = { noun: "NOUN", adj: "ADJ", verb: "VERB" };
const VERBAL_NOUN = chainOf(["vn"]);

/** Stems whose letters leave the harmony open: Сочиге, Ғаниға; минутқа, округке. */
const UNSIDED = /(?:[июёу][^аәеоөұүыіиуюяэё]*|[гкх]|в)$/;

/**
 * Readings of a word whose stem is not in the lexicon: every split is tried as a noun, adjective or
 * verb stem, and kept when the table of suffixes makes the word from it.
 */
export function guessReadings(word: string, capital: boolean, lexicon: Lexicon): Weighed[] {
  const found: Weighed[] = [];
  const classes: GuessedClass[] = capital ? ["noun"] : ["noun", "adj", "verb"];
  for (let length = 2; length <= word.length; length++) {
    const shown = word.slice(0, length);
    for (const kind of classes)
      for (const { text, firm, facts, more } of stemsShowing(shown, word, kind)) {
        if (!canBeStem(text, kind)) continue;
        const stem = makeStem(text, facts);
        if (stem.base !== text && length !== word.length) continue;
        const readings = readingsFrom(word, {
          length: text.length,
          firm,
          key: stem.key,
          state: GUESSED_STATE[kind],
        });
        if (readings.length === 0) continue;
        const cost = BASE + more + CLASS_COST[kind] + stemCost(text, kind, capital, lexicon);
        const lemma = kind === "verb" ? (spell(stem, VERBAL_NOUN)[0] as string) : text;
        const upos = capital ? "PROPN" : UPOS[kind];
        for (const reading of readings) {
          if (kind === "verb" && reading.path.length === 0) continue;
          found.push(
            buildCandidate(
              word,
              {
                lemma: capital ? lemma.charAt(0).toUpperCase() + lemma.slice(1) : lemma,
                upos,
                has: [],
                guessed: true,
                cost,
              },
              reading,
            ),
          );
        }
      }
  }
  return found;
}

function stemCost(text: string, kind: GuessedClass, capital: boolean, lexicon: Lexicon): number {
  const syllables = [...text].filter(isVowel).length;
  const lone = kind === "verb" ? 2.5 : capital ? 1 : text.length > 3 ? 1.5 : 3.5;
  const short = text.length <= 2 ? 6 : syllables < 2 ? lone : 0;
  const shape = shapeCost(text, kind, lexicon) * (capital ? 0.5 : 0.7);
  // A stem that ends like a plural is one
  const plural = kind !== "verb" && text.length > 5 && /[лдт][ае]р$/.test(text) ? 4 : 0;
  return PER_LETTER * text.length + short + shape + plural;
}

/** Stems that may hide behind the letters shown: the letters themselves, or what a seam changed. */
function stemsShowing(
  shown: string,
  word: string,
  kind: GuessedClass,
): { text: string; firm: number; facts: StemFacts; more: number }[] {
  const facts: StemFacts = kind === "verb" ? { verb: true } : {};
  const stems = [{ text: shown, firm: shown.length, facts, more: 0 }];
  const whole = shown.length === word.length;
  if (whole) return stems;
  if (kind !== "verb" && UNSIDED.test(shown)) {
    const harmony = harmonyOf(shown) === "back" ? "front" : "back";
    stems.push({ text: shown, firm: shown.length, facts: { ...facts, harmony }, more: 1.5 });
  }
  const last = shown.at(-1) as string;
  const short = shown.slice(0, -1);
  const next = word.charAt(shown.length);
  const restore = (text: string) => {
    const { key } = makeStem(text, facts);
    for (const one of changedBeginnings(text, key))
      if (one.text === shown) stems.push({ text, firm: one.firm, facts, more: 0 });
  };
  if (isVowel(next)) {
    if (last === "б") restore(`${short}п`);
    if (last === "г") restore(`${short}к`);
    if (last === "ғ") restore(`${short}қ`);
    if (last === "у" && kind === "verb") restore(`${short}п`);
    if (kind !== "verb" && /^[^әғқңөұүһіы]+[лртднзс]$/.test(shown)) restore(`${shown}ь`);
  }
  if (kind === "verb") {
    if (next === "и" || next === "у") {
      restore(`${shown}ы`);
      restore(`${shown}і`);
    }
    if (next === "я" || next === "ю") restore(`${shown}й`);
  }
  return stems;
}
