import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

const TIME = /^(?:минут|сағат|күн|апта|ай|жыл)$/;
const FINISHING = /^(?:бітіру|аяқтау|тауысу|тәмамдау|үлгеру|бітіріп|үйреніп)$/;

/** үш күнге бітірдім → үш күнде: how long it took until something was done. */
export const finishedWithinSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const { tokens, words } = parse;
    const verb = words[head]?.reading;
    if (reading.case !== "DAT" || !TIME.test(reading.lemma) || reading.owner !== undefined)
      return [];
    if (words[at - 1]?.reading.kind !== "num" || tokens[at]?.mark !== "") return [];
    if (verb?.form !== "fin" || !FINISHING.test(verb.lemma)) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "LOC" }) }, "locative", 0.05)),
    ];
  });
