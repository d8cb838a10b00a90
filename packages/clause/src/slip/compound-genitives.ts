import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Things that are for something, and are called by it: a machine, a watch, a lesson, a day, whoever heals or teaches it. */
const CALLED =
  /^(?:күн|мереке|сабақ|емтихан|дәрігер|мұғалім|сағат|дүкен|кітап|машина|бөлме|аялдама|көзілдірік|сөмке)$/;

/** тістің дәрігері → тіс дәрігері: what kind of thing it is stands before it without a case. */
export const compoundGenitiveSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const thing = parse.words[head]?.reading;
    const token = parse.tokens[at];
    if (!token || !thing || relation !== "owner" || token.mark !== "" || token.leaning.length)
      return [];
    if (reading.kind !== "noun" || reading.case !== "GEN" || reading.form !== undefined) return [];
    if (reading.pronoun || reading.name || reading.owner !== undefined || reading.plural) return [];
    if (thing.owner !== "3" || parse.words.some((one) => one.head === at)) return [];
    if (government.isOf(reading.lemma, "person") || government.isOf(reading.lemma, "animal"))
      return [];
    // дененің шынықтыру сабағы: what stands between them is of another kind
    const between = parse.words.slice(at + 1, head);
    if (between.some(({ reading: one }) => one.form !== "vn" || one.case !== "NOM")) return [];
    if (!CALLED.test(thing.lemma) || government.isOf(reading.lemma, "place")) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "NOM" }) }, "compound-nouns")),
    ];
  });
