import { choicesOf, wrongWords } from "../choices.ts";
import type { Answer, ChooseMeaningItem, Verdict } from "../item.ts";
import { judgeChoice } from "../judge-choice.ts";
import type { Making } from "../making.ts";
import type { TaughtWord, WordMaterial } from "../material.ts";
import { wordSubject } from "../subject.ts";

/** Kazakh word → one of four meanings. */
export function makeChooseMeaning(
  word: TaughtWord,
  likeliest: readonly WordMaterial[],
  others: readonly WordMaterial[],
  { chance, pace }: Making,
): ChooseMeaningItem | null {
  const wrong = wrongWords(word, likeliest, others, chance);
  if (wrong === null) return null;
  return {
    kind: "choose-meaning",
    key: `choose-meaning:${word.id}`,
    subjects: [wordSubject(word.kz)],
    words: [word.id],
    points: [],
    seconds: pace.choose(),
    needs: [],
    word,
    choices: choicesOf([word, ...wrong], ({ meaning }) => meaning, chance),
    right: String(word.id),
  };
}

export const judgeChooseMeaning = (item: ChooseMeaningItem, given: Answer): Verdict =>
  judgeChoice(item, given);
