import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** мәселені: a thing in its case, hardly "for example" with an owner. */
export const ownedAdverbDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, relation }, at): Doubt[] =>
    reading.kind === "adv" &&
    (reading.owner !== undefined ||
      // ертегі айтты: a tale, hardly "of early" as a word of time
      (relation === "adverb" && reading.source?.suffixes.at(-1)?.id === "rel")) &&
    tokens[at]?.readings.some(({ kind }) => kind === "noun")
      ? [{ at, why: "an adverb, or a thing in its case" }]
      : [],
  );
