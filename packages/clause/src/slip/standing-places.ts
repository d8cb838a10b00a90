import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

const STANDS = /^(?:орналасу|тұру|жату|отыру|тоқтау|болу)$/;

/** банк дүкеннің қасы орналасқан → қасында: where something stands. */
export const standingPlaceSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const verb = words[at + 1]?.reading;
    if (reading.kind !== "noun" || reading.owner !== "3" || reading.case !== "NOM") return [];
    if (!government.isOf(reading.lemma, "relation") || tokens[at]?.mark !== "" || at < 2) return [];
    if (verb?.kind !== "verb" || !STANDS.test(verb.lemma) || at + 1 !== tokens.length - 1)
      return [];
    if (/^(?:ара|бас|орта)$/.test(reading.lemma)) return [];
    const thing = words.some(
      ({ reading: one }, place) =>
        place < at - 1 && one.kind === "noun" && (one.case ?? "NOM") === "NOM",
    );
    return thing
      ? [
          slip(
            at,
            withEndings(parse, { [at]: nounWith(reading, { case: "LOC" }) }, "place-nouns", 0.1),
          ),
        ]
      : [];
  });
