import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

/** шаршаған сонша → шаршағаны сонша: so much was somebody's state. */
export const soMuchThatSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const next = parse.tokens[at + 1];
    if (reading.form !== "part" || reading.owner !== undefined || parse.tokens[at]?.mark) return [];
    if (reading.case !== undefined && reading.case !== "NOM") return [];
    if (!/^(?:сонша|соншалық|соншалықты)$/.test(next?.lower ?? "") || !next?.mark.includes(","))
      return [];
    const text = nounWith(reading, { case: "NOM", owner: "3" });
    return [slip(at, withEndings(parse, { [at]: text }, "participle-gan", 0.05))];
  });
