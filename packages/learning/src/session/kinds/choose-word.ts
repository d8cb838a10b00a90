import { choicesOf, sameInAll, wrongWords } from "../choices.ts";
import type { Answer, ChooseWordItem, Verdict } from "../item.ts";
import { judgeChoice } from "../judge-choice.ts";
import type { Making } from "../making.ts";
import type { TaughtWord, WordMaterial } from "../material.ts";
import { wordSubject } from "../subject.ts";

/** Meaning → one of four Kazakh words. */
export function makeChooseWord(
  word: TaughtWord,
  likeliest: readonly WordMaterial[],
  others: readonly WordMaterial[],
  { chance, pace }: Making,
): ChooseWordItem | null {
  const wrong = wrongWords(word, likeliest, others, chance);
  if (wrong === null) return null;
  return {
    kind: "choose-word",
    key: `choose-word:${word.id}`,
    subjects: [wordSubject(word.kz)],
    words: [word.id],
    points: [],
    seconds: pace.choose(),
    needs: [],
    word,
    choices: choicesOf([word, ...wrong], ({ kz }) => sameInAll(kz), chance),
    right: String(word.id),
  };
}

export const judgeChooseWord = (item: ChooseWordItem, given: Answer): Verdict =>
  judgeChoice(item, given);
