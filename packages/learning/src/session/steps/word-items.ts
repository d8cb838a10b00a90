import { shuffled } from "../../quiz/random.ts";
import { type Candidate, candidate, type Placing } from "../candidate.ts";
import { confusableWith } from "../context.ts";
import { makeChoosePicture } from "../kinds/choose-picture.ts";
import { makeChooseMeaning, makeChooseWord } from "../kinds/choose-translation.ts";
import { makeHearWord } from "../kinds/hear-and-choose.ts";
import { makeLetters } from "../kinds/letters.ts";
import type { Making } from "../making.ts";
import type { TaughtWord, UnitMaterial } from "../material.ts";

export type WordKind =
  | "choose-meaning"
  | "choose-word"
  | "choose-picture"
  | "hear-and-choose"
  | "letters";

/** An item of a kind about a word; nothing where the kind has nothing to ask of it. */
export function wordItem(
  kind: WordKind,
  word: TaughtWord,
  material: UnitMaterial,
  making: Making,
  placing: Placing = {},
): Candidate[] {
  const near = confusableWith(material, word);
  const { pool } = material;
  switch (kind) {
    case "choose-meaning":
      return candidate(makeChooseMeaning(word, near, pool, making), placing);
    case "choose-word":
      return candidate(makeChooseWord(word, near, pool, making), placing);
    case "choose-picture":
      return candidate(makeChoosePicture(word, near, pool, making), placing);
    case "hear-and-choose":
      return candidate(makeHearWord(word, near, pool, making), {
        ...placing,
        quiet: makeChooseWord(word, near, pool, making),
      });
    case "letters":
      return candidate(makeLetters(word, making), placing);
  }
}

const TURNS: readonly WordKind[] = ["choose-word", "letters", "choose-meaning", "hear-and-choose"];
const MAX_ITEMS = 8;

/** Items about a lesson's words by turns, for a session whose sentences are too few or too short. */
export function wordItems(
  words: readonly TaughtWord[],
  material: UnitMaterial,
  making: Making,
): Candidate[] {
  return shuffled(words, making.chance)
    .slice(0, MAX_ITEMS)
    .flatMap((word, turn) =>
      wordItem(TURNS[turn % TURNS.length] as WordKind, word, material, making, { rank: 60 }),
    );
}
