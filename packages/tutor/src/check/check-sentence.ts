import type { Tools } from "../ask.ts";
import type { Correction } from "../reply.ts";
import { isReadable, knownReadings } from "../text/chat-spelling.ts";
import {
  numberAndNoun,
  ownerAndOwned,
  questionParticles,
  subjectAndNoun,
  subjectAndVerb,
} from "./agreement.ts";
import { type CheckedWord, mend, type RuleName } from "./checked-word.ts";
import { having, postpositions, timeAndTense, verbAndObject } from "./government.ts";
import { respelled } from "./spelling.ts";

/** A sentence as it should be, with every slip found. */
export interface CheckedSentence {
  readonly text: string;
  readonly corrections: readonly (Correction & { readonly rule: RuleName })[];
  /** Words the tutor does not know and so cannot judge. */
  readonly unknown: readonly string[];
}

/**
 * Checks a Kazakh sentence: letters, harmony, agreement, possession, cases, particles, tense. Only
 * slips it is sure of are mended; a word it does not know is named, not changed.
 */
export function checkSentence(raw: string, tools: Tools): CheckedSentence {
  const words = split(raw);
  const unknown: string[] = [];
  for (const word of words) {
    if (/^\d+$/.test(word.typed)) continue;
    const better = respelled(word.typed, tools);
    if (better) mend(word, better.text, better.rule);
    else if (!isReadable(word.text) && !/^\p{Lu}/u.test(word.typed)) unknown.push(word.typed);
  }
  having(words);
  ownerAndOwned(words);
  numberAndNoun(words);
  timeAndTense(words);
  verbAndObject(words);
  postpositions(words);
  subjectAndVerb(words);
  subjectAndNoun(words);
  questionParticles(words);
  const corrections = words
    .filter((word) => word.rule !== undefined && word.text !== word.typed)
    .map((word) => ({ from: word.typed, to: word.text, rule: word.rule as RuleName }));
  return { text: join(words), corrections, unknown };
}

function split(raw: string): CheckedWord[] {
  const words: CheckedWord[] = [];
  for (const match of raw
    .normalize("NFC")
    .matchAll(/([\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*)([^\p{L}\p{M}\d]*)/gu)) {
    const [, typed = "", after = ""] = match;
    words.push({
      typed,
      text: typed,
      readings: knownReadings(typed.toLowerCase()),
      after: after.trim(),
    });
  }
  return words;
}

function join(words: readonly CheckedWord[]): string {
  const text = words
    .map((word) => (word.text === "" ? word.after : word.text + word.after))
    .join(" ");
  return text
    .replace(/ +([?.!,])/g, "$1")
    .replace(/ {2,}/g, " ")
    .trim();
}
