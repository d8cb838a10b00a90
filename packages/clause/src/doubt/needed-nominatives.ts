import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const NEEDED = /^(?:керек|қажет)$/;

/** мен киім алу керек: what is needed is needed by somebody in the dative, or is his own doing (менің алуым керек). */
export const neededNominativeDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const over = words[head]?.reading;
    if (relation !== "subject" || !reading.pronoun || reading.person === undefined) return [];
    const modal = NEEDED.test(over?.lemma ?? "") ? head : words[head]?.head;
    if (!NEEDED.test(words[modal ?? -1]?.reading.lemma ?? "")) return [];
    const needed = words.some(
      ({ reading: one, head: on, relation: as }) =>
        on === modal && as === "infinitive" && one.form === "vn" && one.owner === undefined,
    );
    return needed ? [{ at, why: "a nominative before керек" }] : [];
  });
