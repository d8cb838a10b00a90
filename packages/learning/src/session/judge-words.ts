import { analyse } from "@tilashar/kazakh/morphology";
import { lowerKazakh } from "@tilashar/kazakh/script";
import { judgeAnswer } from "../judging/judge-answer.ts";
import type { Answer, Verdict } from "./item.ts";
import { judgeTiles } from "./judge-tiles.ts";
import type { SentenceMaterial } from "./material.ts";
import { mistake, rightVerdict, slipOf, wrongVerdict } from "./verdict.ts";

/** A typed sentence as its words. */
export const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

export const folded = (text: string): string => lowerKazakh(text.normalize("NFC"));

/** Judges the words of a sentence one by one: the first wrong one is told with its letter or suffix. */
export function judgeWords(words: Answer, sentence: SentenceMaterial): Verdict {
  const expected = sentence.tokens.map(({ tile }) => tile);
  if (words.length !== expected.length)
    return words.map(folded).join("") === expected.map(folded).join("")
      ? rightVerdict(sentence.kz)
      : judgeTiles(words, expected, sentence.kz, null);
  let note: "look-alike" | null = null;
  for (const [at, token] of sentence.tokens.entries()) {
    const word = words[at] ?? "";
    const { verdict, error } = judgeAnswer(
      word,
      { answers: [token.text] },
      { slipAllowed: false, lemmasOf },
    );
    if (verdict === "correct") {
      if (error !== null) note = "look-alike";
      continue;
    }
    const known = token.wrong.find(({ text }) => folded(text) === folded(word));
    return wrongVerdict(
      sentence.kz,
      mistake(known?.slip ?? slipOf(error), word, token.text, {
        point: known?.point ?? null,
        error,
      }),
    );
  }
  return rightVerdict(sentence.kz, note);
}

const lemmasOf = (text: string): string[] =>
  analyse(text).flatMap(({ guessed, lemma }) => (guessed ? [] : [lemma]));
