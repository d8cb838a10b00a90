import { tokenise } from "@tilashar/kazakh/script";
import { phones } from "@tilashar/kazakh/sound";
import { joined, pronounce } from "./pronounce.ts";
import { isQuestionParticle, isQuestionWord } from "./question-words.ts";
import type { SpokenWord } from "./spoken-word.ts";
import { writtenOut } from "./written-out.ts";

/** How the voice moves: falling, going on, a yes-or-no question, a question word, an exclamation. */
export type Tune = "statement" | "continuation" | "yes-no" | "question-word" | "exclamation";

/** Words said in one breath. */
export interface Clause {
  words: SpokenWord[];
  tune: Tune;
  /** Index of the word that stands out: the asking word, or the one before the asking particle. */
  peak: number | null;
  /** Seconds of silence after it at the normal rate; none after the last clause. */
  pause: number;
}

/** Seconds of silence that punctuation makes: within what readers of news leave, 0.2 to 0.7. */
const pauses: readonly [RegExp, number, Tune | null][] = [
  [/[?!]/, 0.5, null],
  [/^\.{2,}|…/, 0.6, "continuation"],
  [/\./, 0.5, "statement"],
  [/[;:]/, 0.35, "continuation"],
  [/,/, 0.22, "continuation"],
  [/[—–]/, 0.28, "continuation"],
];

/** A breath is taken in longer stretches without punctuation, before this many words. */
const maxBreathWords = 12;

/**
 * A text as clauses of spoken words: numbers and abbreviations written out, sound changes inside and
 * between words, question and exclamation tunes. What no Kazakh sound stands for is left out.
 */
export const clausesOf = (text: string): Clause[] => {
  const clauses: Clause[] = [];
  let words: SpokenWord[] = [];
  const close = (sign: string, pause: number, tune: Tune | null) => {
    if (words.length === 0) {
      // "?!" and "!..": the first sign decided; a dash after a comma only lengthens the pause.
      const last = clauses.at(-1);
      if (last) last.pause = Math.max(last.pause, pause);
      return;
    }
    clauses.push({ words, pause, ...tuneOf(words, sign, tune) });
    words = [];
  };
  const tokens = tokenise(withWholeNumbers(text));
  tokens.forEach((token, order) => {
    const read = writtenOut(token);
    if (read !== "") {
      for (const word of spokenWords(read, token.start, token.end)) {
        if (words.length >= maxBreathWords) close("", 0.12, "continuation");
        words.push(word);
      }
      return;
    }
    if (token.kind === "space" && token.text.includes("\n")) close("", 0.5, "statement");
    if (token.kind !== "punctuation") return;
    const found = pauses.find(([signs]) => signs.test(token.text));
    if (found === undefined) return;
    // A hyphen or a dash inside a token never comes here; a dot inside a number neither.
    const sign = tokens[order + 1]?.text === "?" || token.text.includes("?") ? "?" : token.text;
    close(sign, found[1], found[2]);
  });
  close(".", 0, "statement");
  for (const clause of clauses) join(clause.words);
  const last = clauses.at(-1);
  if (last) last.pause = 0;
  return clauses;
};

/** 1 500 is one number: the space in it is made one that does not part tokens. Offsets stay. */
const withWholeNumbers = (text: string): string =>
  text.replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, "\u00a0");

const spokenWords = (read: string, textStart: number, textEnd: number): SpokenWord[] => {
  const parts = [...read.matchAll(/[\p{L}\p{M}]+/gu)];
  // Letters keep their places where the word is read as it is written.
  const asWritten = read.length === textEnd - textStart;
  return parts
    .map((part): SpokenWord => {
      const at = textStart + part.index;
      return {
        textStart: asWritten ? at : textStart,
        textEnd: asWritten ? at + part[0].length : textEnd,
        read: part[0].toLowerCase(),
        sounds: pronounce(part[0], (start, end) =>
          asWritten ? [at + start, at + end] : [textStart, textEnd],
        ),
      };
    })
    .filter(({ sounds }) => sounds.length > 0);
};

const tuneOf = (
  words: readonly SpokenWord[],
  sign: string,
  tune: Tune | null,
): Pick<Clause, "tune" | "peak"> => {
  if (sign.includes("?")) {
    const particle = words.findLastIndex(({ read }) => isQuestionParticle(read));
    if (particle > 0) return { tune: "yes-no", peak: particle - 1 };
    const asking = words.findIndex(({ read }) => isQuestionWord(read));
    if (asking >= 0) return { tune: "question-word", peak: asking };
    return { tune: "yes-no", peak: words.length - 1 };
  }
  if (sign.includes("!")) return { tune: "exclamation", peak: 0 };
  return { tune: tune ?? "statement", peak: null };
};

const join = (words: readonly SpokenWord[]): void => {
  words.forEach(({ sounds }, at) => {
    const last = sounds.at(-1);
    const next = words[at + 1]?.sounds[0];
    if (last && next) last.phone = joined(last.phone, next.phone);
  });
};

/** Whether there is anything in a text that the voice can say. */
export const hasSpeech = (text: string): boolean =>
  tokenise(text).some((token) => phones(writtenOut(token)).length > 0);
