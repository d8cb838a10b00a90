import { AFTER_NOTHING, AFTER_THIRD_POSSESSIVE, type ContextKey, packContext } from "./context.ts";
import { harmonyOf } from "./harmony.ts";
import { isVowel } from "./letters.ts";

/** Lexical facts that a stem's letters do not show. */
export interface StemFacts {
  harmony?: "back" | "front" | "mixed";
  drop?: "always" | "both";
  /** Final п к қ stay as they are. */
  keep?: boolean;
  verb?: boolean;
  /** Suffixes are added to the word as it is written: Маск, Масктың. */
  unlinked?: boolean;
  /** The word is a 3rd person possessive by itself: бәрі, барлығы. */
  possessed?: boolean;
}

/** A stem ready for suffixes. */
export interface Stem {
  /** The word with no suffix. */
  bare: string;
  /** What suffixes are added to: объекті for объект, клас for класс. */
  base: string;
  key: ContextKey;
}

/**
 * Two spellings live, but the short one is the norm (қаупі, әрпі) or at least the commoner (қалпы).
 * Source: "Орфографиялық сөздік" (2013).
 */
const SHORT_IS_NORM = new Set(["әріп", "қауіп", "ғайып"]);
const SHORT_IS_COMMONER = new Set(["қалып", "кейіп"]);

function dropOf(word: string, drop: StemFacts["drop"]): 0 | 1 | 2 | 3 {
  if (drop === undefined) return 0;
  if (drop === "always" || SHORT_IS_NORM.has(word)) return 1;
  return SHORT_IS_COMMONER.has(word) ? 3 : 2;
}

/**
 * Loans in -кт and -ск take a linking і (объектіге, дискіге); емле ережелері, loans in clusters.
 * Those in -сть lose their last letters: повесть, повесі, повестер (емле ережелері).
 */
const LINKING = /(?:кт|ск)$/;
const DOUBLE = /([бвгдзкклмнпрстфц])\1$/;

function baseOf(word: string): string {
  if (LINKING.test(word)) return `${word}і`;
  if (word.endsWith("сть")) return word.slice(0, -1);
  if (word.endsWith("зд")) return word.slice(0, -1);
  if (word.length > 3 && DOUBLE.test(word)) return word.slice(0, -1);
  return word;
}

/** Reads off a stem everything its seams depend on; `facts` override the letters. */
export function makeStem(word: string, facts: StemFacts = {}): Stem {
  const base = facts.verb || facts.unlinked ? word : baseOf(word);
  const lower = base.toLowerCase();
  const soft = lower.endsWith("ь") || lower.endsWith("ъ");
  const core = soft ? lower.slice(0, -1) : lower;
  const letter = core.at(-1) ?? "";
  const afterVowel = isVowel(core.at(-2) ?? "");
  const harmony = facts.harmony ?? harmonyOf(word.endsWith("сть") ? word.toLowerCase() : lower);
  const key = packContext({
    front: harmony !== "back",
    mixed: harmony === "mixed",
    letter,
    soft,
    voices: !facts.keep && afterVowel && "пкқ".includes(letter) && letter !== "",
    drop: dropOf(word, facts.drop),
    after: facts.possessed ? AFTER_THIRD_POSSESSIVE : AFTER_NOTHING,
    ist: !facts.verb && (core.endsWith("ист") || word.endsWith("сть")) && core.length > 4,
    glide: facts.verb === true && /^[^аәеоөұүыіиую]*[ае]п$/.test(core),
  });
  return { bare: word, base, key };
}
