import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const NEEDED = /^(?:керек|қажет)$/;

/** мен киім сатып алу керек: what is needed is needed by somebody in the dative, or is his own doing (менің алуым керек). */
export const neededNominativeDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (relation !== "subject" || !reading.pronoun || reading.person === undefined) return [];
    // сатып алу керек: what helps the verb stands between
    let verb = words[head];
    while (verb && /^(?:helped|converb)$/.test(verb.relation)) verb = words[verb.head];
    const isBare = verb?.reading.form === "vn" && verb.reading.owner === undefined;
    return isBare && NEEDED.test(words[verb?.head ?? -1]?.reading.lemma ?? "")
      ? [{ at, why: "a nominative before керек" }]
      : [];
  });
