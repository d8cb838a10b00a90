import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** маған су ішу деді → су іш деді: what somebody is told to do is a command. */
export const toldInfinitiveSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    if (reading?.form !== "vn" || reading.case !== "NOM" || reading.owner !== undefined) return [];
    if (!/^де(?:ді|йді|ген|п)$/.test(tokens[at + 1]?.lower ?? "") || token.mark !== "") return [];
    if (!words.some(({ reading: one }, place) => place < at && one.pronoun && one.case === "DAT"))
      return [];
    const text = inflect(reading.lemma, "V;IMP;2;SG;INFM")[0];
    return [
      slip(
        at,
        text === undefined
          ? []
          : changed(tokens, { [at]: withParticles(token, text) }, "direct-reported", 0.4),
      ),
    ];
  });
