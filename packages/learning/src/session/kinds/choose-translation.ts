import { choicesOf, sameInAll, wrongWords } from "../choices.ts";
import type { ChooseMeaningItem, ChooseWordItem } from "../item.ts";
import type { Making } from "../making.ts";
import type { TaughtWord, WordMaterial } from "../material.ts";
import { wordSubject } from "../subject.ts";

type Maker<Made> = (
  word: TaughtWord,
  likeliest: readonly WordMaterial[],
  others: readonly WordMaterial[],
  making: Making,
) => Made | null;

/** One of four, of which each is shown by `shown`. */
const maker =
  <Kind extends "choose-meaning" | "choose-word">(
    kind: Kind,
    shown: (word: WordMaterial) => WordMaterial["meaning"],
  ): Maker<Omit<ChooseMeaningItem, "kind"> & { kind: Kind }> =>
  (word, likeliest, others, { chance, pace }) => {
    const wrong = wrongWords(word, likeliest, others, chance);
    if (wrong === null) return null;
    return {
      kind,
      key: `${kind}:${word.id}`,
      subjects: [wordSubject(word.kz)],
      words: [word.id],
      points: [],
      seconds: pace.choose(),
      needs: [],
      word,
      choices: choicesOf([word, ...wrong], shown, chance),
      right: String(word.id),
    };
  };

/** Kazakh word → one of four meanings. */
export const makeChooseMeaning: Maker<ChooseMeaningItem> = maker(
  "choose-meaning",
  ({ meaning }) => meaning,
);

/** Meaning → one of four Kazakh words. */
export const makeChooseWord: Maker<ChooseWordItem> = maker("choose-word", ({ kz }) =>
  sameInAll(kz),
);
