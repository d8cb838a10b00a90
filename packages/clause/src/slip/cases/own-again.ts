import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { slip, withEndings } from "../rewrite.ts";

/** мен менің бөлмемді жинадым → мен өз бөлмемді: what is the doer's own. */
export const ownAgainSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const [who, thing] = [words[at - 1]?.reading, words[at + 1]?.reading];
    if (!reading.pronoun || reading.case !== "GEN" || !/^[12]/.test(reading.person ?? ""))
      return [];
    if (!who?.pronoun || who.case !== "NOM" || who.person !== reading.person) return [];
    if (tokens[at - 1]?.mark || tokens[at - 1]?.leaning.length || tokens[at]?.mark) return [];
    if (thing?.kind !== "noun" || thing.owner !== reading.person || thing.form !== undefined)
      return [];
    return thing.case === "NOM" ? [] : [slip(at, withEndings(parse, { [at]: "өз" }, "oz", 0.05))];
  });
