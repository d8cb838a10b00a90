import type { Lexicon } from "../lexicon/lexicon.ts";
import { harmonyOf } from "../phonology/harmony.ts";
import { isVowel } from "../phonology/letters.ts";
import { makeStem, type StemFacts } from "../phonology/stem.ts";
import { buildCandidate } from "./build-candidate.ts";
import type { Upos, Weighed } from "./candidate.ts";
import { chainOf, spell } from "./chain.ts";
import { changedBeginnings } from "./changed-beginnings.ts";
import {
  canBeStem,
  GUESSED_STATE,
  type GuessedClass,
  shapeCost,
  spellingCost,
} from "./stem-shape.ts";
import { type Reading, readingsFrom } from "./walk.ts";

const BASE = 8;
/** Bits a letter of an unexplained stem costs; a suffix that explains letters must earn its own cost. */
const PER_LETTER = 0.6;
/** Bits of the letters' own unlikeliness count for less, since suffixes' costs are rough as well. */
const PER_BIT = { spelling: 0.6, shape: 0.7, shapeOfName: 0.5 };
/** Added costs: a declined future participle, an owner of a name, a bare word that ends like a form. */
const UNLIKELY = { future: 3, ownedName: 4, likeAForm: 3, narrowEnd: 3 };
/** A short stem of one syllable. */
const LONE = { verb: 1.8, name: 1, word: 1.5, shortWord: 2 };
const CLASS_COST: Record<GuessedClass, number> = { noun: 0, adj: 2, verb: 1.3 };
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
      for (const { text, firm, facts, more } of stemsShowing(shown, word, kind, capital)) {
        if (!canBeStem(text, kind)) continue;
        const stem = makeStem(text, facts);
        const { base } = stem;
        if (base !== text && base !== shown && length !== word.length) continue;
        const readings = readingsFrom(word, {
          length: base === shown ? base.length : text.length,
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
          const unlikely = pathCost(reading, text, kind, capital);
          found.push(
            buildCandidate(
              word,
              {
                lemma: capital ? lemma.charAt(0).toUpperCase() + lemma.slice(1) : lemma,
                upos,
                has: [],
                guessed: true,
                cost: cost + unlikely,
              },
              reading,
            ),
          );
        }
      }
  }
  return found;
}

/** What is rarer of unknown words than of known ones: declined future participles, owners of names. */
function pathCost({ path }: Reading, text: string, kind: GuessedClass, capital: boolean): number {
  if (kind === "verb")
    return path.slice(-2).some(({ step }) => step.id === "fut") ? UNLIKELY.future : 0;
  if (kind === "adj" && path[0]?.step.id === "cmpr" && /[ыі]$/.test(text) && !MADE.test(text))
    return UNLIKELY.narrowEnd;
  if (path.length === 0) return LIKE_A_FORM.test(text) ? UNLIKELY.likeAForm : 0;
  return capital && /^pss[12]/.test(path[0]?.step.id ?? "") ? UNLIKELY.ownedName : 0;
}

/** Adjectives that end in ы or і are mostly made with -лы or -ғы; ырақ after another is the suffix. */
const MADE = /(?:[аәеоөұүыіруй]л|[лмнңзж]д|[кқпстшхфц]т|[ғқгк])[ыі]$/;

/** A word that ends like a case or a converb is seldom a dictionary form. */
const LIKE_A_FORM =
  /.{2}(?:[ғқ]а|[гк]е|[дтн][ае]н|[мбп]ен|[дт][ае]|[ндт][ыі]ң|[лдт][ае][нс][ае]|[лдт][ае]п|[мбп][ае]й|с[ыі]н|[ыі]п)$/;

function stemCost(text: string, kind: GuessedClass, capital: boolean, lexicon: Lexicon): number {
  const syllables = [...text].filter(isVowel).length;
  const lone =
    kind === "verb"
      ? LONE.verb
      : capital
        ? LONE.name
        : text.length > 3
          ? LONE.word
          : LONE.shortWord;
  const short = text.length <= 2 ? 6 : syllables < 2 ? lone : 0;
  const shape = shapeCost(text, kind, lexicon) * (capital ? PER_BIT.shapeOfName : PER_BIT.shape);
  // A stem that ends like a plural is one
  const plural = kind !== "verb" && text.length > 5 && /[лдт][ае]р$/.test(text) ? 4 : 0;
  return (
    PER_LETTER * text.length +
    PER_BIT.spelling * spellingCost(text, lexicon) +
    short +
    shape +
    plural
  );
}

/** Stems that may hide behind the letters shown: the letters themselves, or what a seam changed. */
function stemsShowing(
  shown: string,
  word: string,
  kind: GuessedClass,
  capital: boolean,
): { text: string; firm: number; facts: StemFacts; more: number }[] {
  const facts: StemFacts = kind === "verb" ? { verb: true } : {};
  if (capital && /(?:ұлы|қызы)$/.test(shown)) facts.possessed = true;
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
  if (kind !== "verb" && /(?:кт|ск)і$/.test(shown))
    stems.push({ text: short, firm: shown.length, facts, more: 0 });
  if (capital && /(?:кт|ск)$/.test(shown))
    for (const harmony of ["back", "front"] as const) {
      const unlinked = { ...facts, unlinked: true, harmony };
      stems.push({ text: shown, firm: shown.length, facts: unlinked, more: 0.5 });
    }
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
