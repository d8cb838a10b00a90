import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** мен білемін не ол келеді: не joins words; between clauses of different doers it stands for "what" or "that". */
export const clauseOrDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, relation }, at): Doubt[] => {
    const before = words[at - 1];
    return relation === "joins" &&
      reading.kind === "conj" &&
      tokens[at]?.lower === "не" &&
      tokens[at - 1]?.mark === "" &&
      before?.relation === "clause" &&
      before.reading.form === "fin"
      ? [{ at, why: "or between clauses" }]
      : [];
  });
