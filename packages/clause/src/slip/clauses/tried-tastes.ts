import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { changed, slip, withEndings, withParticles } from "../rewrite.ts";

const TASTED = /^(?:жеу|ішу|кию|тату|тыңдау|оқу)$/;
const TRIES = /^тырыс/;

/** тортты жеуге көріңіз, жеуге тырысыңыз → жеп көріңіз: what is tasted, and no effort. */
export const triedTasteSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const tries = words[at + 1]?.reading;
    const next = tokens[at + 1];
    if (reading.form !== "vn" || reading.case !== "DAT" || reading.owner !== undefined || !next)
      return [];
    if (tokens[at]?.mark !== "" || reading.negative || tries?.kind !== "verb") return [];
    const tasting = verbAs(reading, "V.CVB;PFV");
    if (tries.lemma === "көру")
      return [slip(at, withEndings(parse, { [at]: tasting }, "helper-verbs-2", 0.05))];
    const ending = TRIES.test(next.lower) ? /^тырыс(ыңыз|ыңызшы|шы)?$/u.exec(next.lower) : null;
    const see = ending ? SEE[ending[1] ?? ""] : undefined;
    if (see === undefined || !TASTED.test(reading.lemma) || tasting === "") return [];
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: withParticles(tokens[at] as never, tasting), [at + 1]: see },
          "helper-verbs-2",
          0.1,
        ),
      ),
    ];
  });

const SEE: Readonly<Record<string, string>> = {
  "": "көр",
  ыңыз: "көріңіз",
  ыңызшы: "көріңізші",
  шы: "көрші",
};
