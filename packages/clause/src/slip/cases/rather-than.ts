import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

const CASE: Readonly<Record<string, "ABL" | "DAT">> = { гөрі: "ABL", қарағанда: "DAT" };

/** кешегі гөрі суық → кешегіден гөрі; Мәскеуден қарағанда жылы → Мәскеуге: what something is compared with. */
export const ratherThanSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const wanted = CASE[parse.tokens[at + 1]?.lower ?? ""];
    const token = parse.tokens[at];
    if (wanted === undefined || !token || token.mark !== "" || reading.kind === "verb") return [];
    const kase = reading.case ?? "NOM";
    if (kase === wanted || !/^(?:NOM|ABL|DAT|GEN|ACC)$/.test(kase)) return [];
    // терезеден қарағанда: who looks from there
    const isGraded = parse.words.slice(at + 2).some(({ reading: one }) => one.kind === "adj");
    if (parse.tokens[at + 1]?.mark !== "" && wanted === "DAT") return [];
    if (wanted === "DAT" && (kase !== "ABL" || !isGraded)) return [];
    const isBareAdjective = reading.kind === "adj" || reading.kind === "adv";
    const text = isBareAdjective
      ? (inflect(token.lower, `N;${wanted};SG`)[0] ?? "")
      : nounWith(reading, { case: wanted });
    return [slip(at, withEndings(parse, { [at]: text }, "comparison", 0.05))];
  });
