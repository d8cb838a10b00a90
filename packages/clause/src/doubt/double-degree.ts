import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const DEGREES = /^(?:өте|тым|аса|ең|нағыз)$/;

/** өте әдемірек: very, and more so. */
export const doubleDegreeDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    return relation === "degree" &&
      DEGREES.test(reading.lemma) &&
      over?.kind === "adj" &&
      /(?:рақ|рек)$/.test(tokens[head]?.lower ?? "") &&
      over.lemma !== tokens[head]?.lower
      ? [{ at, why: "two degrees" }]
      : [];
  });
