import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** мен көңілсізімін, мен досымын: who says "I am his …" names whose; with nothing of it around, another ending was meant. */
export const ownerlessPredicateDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, relation }, at): Doubt[] =>
    relation === "root" &&
    reading.owner === "3" &&
    (reading.kind === "adj" || reading.kind === "noun") &&
    reading.person !== undefined &&
    reading.person !== "3" &&
    !words.some((word) => word.head === at && OF_WHOM.has(word.relation))
      ? [{ at, why: "somebody's own, and nobody is named" }]
      : [],
  );

const OF_WHOM: ReadonlySet<string> = new Set(["owner", "compound"]);
