import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const YEARS = /^(?:жас|жыл)$/;

/** ол жиырма жаста бар, мен жиырма жылдаймын: an age is the predicate itself, and is counted in жас. */
export const ageDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    if (!YEARS.test(reading.lemma)) return [];
    const isCounted = words.some(({ head: one, relation }) => one === at && relation === "count");
    if (!isCounted) return [];
    const over = words[head]?.reading;
    const exists = over?.kind === "modal" && /^(?:бар|жоқ)$/.test(over.lemma);
    const isLike = reading.case === "EQU" && reading.person !== undefined;
    return (reading.case === "LOC" && exists) || isLike ? [{ at, why: "an age" }] : [];
  });
