import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** досымның аты Ерланмын: what a thing of somebody's is called is no first or second person. */
export const namedPersonDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }): Doubt[] => {
    const over = words[head]?.reading;
    const isNamed =
      relation === "name" && reading.kind === "noun" && reading.owner === "3" && !over?.form;
    return isNamed && over?.person !== undefined && over.person !== "3"
      ? [{ at: head, why: "a name in the first or second person" }]
      : [];
  });
