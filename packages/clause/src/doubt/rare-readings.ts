import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** How much less likely the reading taken is than the adverb that everybody reads. */
const RARER = 1.5;

/** әжемді ерте тұрады: «early» read as «leading» saves what else has no place. */
export const rareReadingDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const adverb = tokens[at]?.readings.find(({ kind }) => kind === "adv");
    return reading.kind === "verb" && head >= 0 && adverb && reading.cost >= adverb.cost + RARER
      ? [{ at, why: "a verb where everybody reads an adverb" }]
      : [];
  });
