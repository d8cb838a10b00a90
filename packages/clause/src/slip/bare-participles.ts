import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, suffixesOf, withParticles } from "./rewrite.ts";

/** тұратында үй → тұратын үй: the participle of a habit has no place of its own. */
export const bareParticipleSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const token = parse.tokens[at];
    const next = parse.words[at + 1]?.reading;
    if (!token || reading.form !== "part" || reading.case !== "LOC" || reading.owner !== undefined)
      return [];
    if (!suffixesOf(parse, at).includes("hab") || token.mark !== "" || next?.kind !== "noun")
      return [];
    const text = verbAs(reading, `V.PTCP;HAB${reading.negative ? ";NEG" : ""}`);
    return [
      slip(
        at,
        text === ""
          ? []
          : changed(parse.tokens, { [at]: withParticles(token, text) }, "participle-atyn", 0.2),
      ),
    ];
  });
