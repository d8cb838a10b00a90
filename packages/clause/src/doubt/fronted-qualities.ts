import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** үлкен менің отбасым: a quality stands behind the owner; before it, it may be what is said of the whole. */
export const frontedQualityDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const next = words[at + 1];
    return relation === "attribute" &&
      reading.kind === "adj" &&
      tokens[at]?.mark === "" &&
      next?.relation === "owner" &&
      next.head === head &&
      next.reading.pronoun
      ? [{ at, why: "a quality before the owner" }]
      : [];
  });
