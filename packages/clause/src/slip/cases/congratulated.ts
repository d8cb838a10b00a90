import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, pronounIn } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

/** What somebody is congratulated on, and who he is. */
export const congratulatedSlips = (parse: Parse): Fault[] => [...ofWhom(parse), ...toWhat(parse)];

/** сені туған күніңе құттықтаймын → күніңмен. */
const toWhat = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (verb?.lemma !== "құттықтау" || reading.case !== "DAT" || reading.pronoun) return [];
    return reading.kind === "noun" && reading.form === undefined
      ? [
          slip(
            at,
            withEndings(parse, { [at]: nounWith(reading, { case: "INS" }) }, "instrumental", 0.05),
          ),
        ]
      : [];
  });

/** сенің туған күніңмен құттықтаймын → сені: somebody is congratulated on what is his. */
const ofWhom = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    if (!reading.pronoun || reading.case !== "GEN" || !/^[12]/.test(reading.person ?? ""))
      return [];
    const on = words.findIndex(
      (one, place) => place > at && one.reading.case === "INS" && one.reading.owner !== undefined,
    );
    const verb = words[words[on]?.head ?? -1]?.reading;
    if (on < 0 || verb?.lemma !== "құттықтау" || tokens.slice(at, on).some(({ mark }) => mark))
      return [];
    if (words.some((one) => one.reading.case === "ACC" && words[one.head]?.reading === verb))
      return [];
    const text = reading.person ? pronounIn(reading.person, "ACC") : "";
    return [slip(at, withEndings(parse, { [at]: text }, "accusative", 0.05))];
  });
