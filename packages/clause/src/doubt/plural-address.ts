import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** сіздер келесіз, сендер келесің: speech says so, the written language asks for the plural of the verb. */
export const pluralAddressDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }): Doubt[] => {
    const verb = words[head]?.reading;
    const isOne = verb?.person === "2f" || verb?.person === "2s";
    return relation === "subject" && /^(?:сіздер|сендер)$/.test(reading.lemma) && isOne
      ? [{ at: head, why: "many, spoken to as one" }]
      : [];
  });
