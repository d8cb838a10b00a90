import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const KINDS_OF_PLACE = /^(?:теңіз|өзен|көл|қала|ауыл|көше|облыс|аудан|даңғыл|шөл|мұхит)$/;

/** Каспий теңіз → Каспий теңізі, Есіл өзеннің → Есіл өзенінің: what kind of place a name is stands behind it with his ending. */
export const namedPlaceSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    const token = tokens[at];
    const before = tokens[at - 1];
    const name = words[at - 1];
    if (!token || reading.kind !== "noun" || !KINDS_OF_PLACE.test(reading.lemma)) return [];
    if (reading.owner !== undefined || reading.plural || token.capital) return [];
    if (!before?.capital || before.mark !== "" || before.leaning.length > 0) return [];
    if (!name?.reading.name || (name.reading.case ?? "NOM") !== "NOM") return [];
    // Астана — қала, Дана қалаға барды: the name does it, or it is said of the name
    if (name.reading.source?.entry?.pos !== "name-place" || head === -1) return [];
    // Қазақстан теңізге шыға алмайды: who does it, and where to
    if (name.relation === "subject" && !/^(?:NOM|GEN)$/.test(reading.case ?? "NOM")) return [];
    const text = nounWith(reading, { owner: "3" });
    return [
      slip(
        at,
        text === ""
          ? []
          : changed(tokens, { [at]: withParticles(token, text) }, "compound-nouns", 0.2),
      ),
    ];
  });
