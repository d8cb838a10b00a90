import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** мәселені: a thing in its case, hardly "for example" with an owner. */
export const ownedAdverbDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading }, at): Doubt[] =>
    reading.kind === "adv" &&
    reading.owner !== undefined &&
    tokens[at]?.readings.some(({ kind }) => kind === "noun")
      ? [{ at, why: "an adverb, or a thing in its case" }]
      : [],
  );
