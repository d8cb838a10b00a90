import type { Government } from "../government.ts";
import { BARE } from "../licence/licence-site.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/**
 * менен көк түс ұнайды, сіз менен дұрыс түсінбедіңіз: somebody in the ablative is compared with where the quality says so; where it
 * does not and the verb lacks the dative or the object that it asks for, a learner meant that.
 */
export const comparedPersonDoubts = ({ words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const quality = words[head];
    const somebody = reading.pronoun || reading.name || government.isOf(reading.lemma, "person");
    if (relation !== "than" || !somebody || !quality) return [];
    if (quality.reading.source?.suffixes.some(({ id }) => id === "cmpr")) return [];
    const verbs = words.flatMap(({ reading: one }, place) =>
      place > head && one.kind === "verb" && one.form === "fin" ? [place] : [],
    );
    const [verb = -1] = verbs;
    const core = government.verb(words[verb]?.reading.lemma ?? "")?.cores;
    if (core?.size !== 1 || (words[verb]?.reading.source?.features.Voice ?? "") !== "") return [];
    const [want = "ABL"] = core;
    if (want !== "DAT" && want !== "ACC") return [];
    const given = words.some(
      (one, place) =>
        one.reading.case === want ||
        (want === "ACC" && BARE.test(one.relation)) ||
        (place < verb && one.relation === "said"),
    );
    return given ? [] : [{ at, why: "compared with, or what the verb asks for" }];
  });
