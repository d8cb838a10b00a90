import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** біз үй боламыз: who will be at home is no home. */
export const personAsPlaceDoubts = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const verb = words[head]?.reading;
    if (relation !== "complement" || verb?.lemma !== "болу" || reading.kind !== "noun") return [];
    if ((reading.case ?? "NOM") !== "NOM" || reading.form !== undefined || reading.name) return [];
    if (!government.isOf(reading.lemma, "place") || verb.form !== "fin") return [];
    const somebody =
      (verb.person !== undefined && verb.person !== "3") ||
      words.some(
        (one) =>
          one.head === head &&
          one.relation === "subject" &&
          government.isOf(one.reading.lemma, "person"),
      );
    return somebody ? [{ at, why: "a place that somebody is" }] : [];
  });
