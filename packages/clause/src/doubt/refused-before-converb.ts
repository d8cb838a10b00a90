import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/**
 * «спортқа айналысып келеді»: a case that the verb right behind it refuses of any noun, and that some later
 * verb of motion would take. It may be meant so («үйге ойланып келді»), and is not vouched for.
 */
export const refusedBeforeConverbDoubts = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const next = words[at + 1]?.reading;
    if (reading.kind !== "noun" || reading.case === undefined || head === at + 1) return [];
    if (next?.kind !== "verb" || (next.form !== "p" && next.form !== "a")) return [];
    const refused = government.verb(next.lemma)?.not ?? [];
    return refused.some(({ case: kase, of }) => kase === reading.case && of === "")
      ? [{ at, why: "a case that the verb behind it refuses" }]
      : [];
  });
