import type { Wish } from "../../features/wish.ts";

/** A form wished for after another: what is not named anew stays. */
export function mergedWish(before: Wish, wish: Wish): Wish {
  const merged: Wish = { ...before, ...wish };
  if (wish.tense) delete merged.mood;
  if (wish.mood) delete merged.tense;
  // A question after a negative is of the sentence, not of its negative
  if (wish.question && !wish.negative) delete merged.negative;
  // A table of persons goes on as a table
  if (!wish.person && (wish.tense || wish.negative || wish.question)) delete merged.person;
  return merged;
}
