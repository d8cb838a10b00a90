import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** маған көйлек қызыл керек: a quality stands before what has it, not before керек. */
export const neededQualityDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    const before = words[at - 1];
    return relation === "attribute" &&
      reading.kind === "adj" &&
      head === at + 1 &&
      over?.kind === "modal" &&
      /^(?:керек|қажет)$/.test(over.lemma) &&
      before?.relation === "subject" &&
      before.reading.kind === "noun" &&
      !before.reading.pronoun &&
      tokens[at - 1]?.mark === "" &&
      !tokens[at]?.readings.some(({ kind }) => kind === "adv")
      ? [{ at, why: "a quality behind what has it" }]
      : [];
  });
