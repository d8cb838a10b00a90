import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import { changed, slip, suffixesOf, withParticles } from "../rewrite.ts";

const ASKED = /^(?:кім|не|неге|қай|қайда|қайдан|қалай|қашан|неше|қанша|қандай)/;

const EKEN: Readonly<Record<string, string>> = { "1s": "екенмін", "1p": "екенбіз", "3": "екен" };

/** қар жауды екен → жауған екен, жауыпты: what one finds out afterwards is no past that one saw. */
export const foundOutPastSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens, words } = parse;
    const did = words[at]?.reading;
    const next = tokens[at + 1];
    if (did?.form !== "fin" || next?.lower !== "екен") return [];
    if (at + 1 !== tokens.length - 1 && !next.mark.includes(",")) return [];
    if (token.mark !== "" || token.leaning.length > 0 || token.question !== undefined) return [];
    if (!suffixesOf(parse, at).includes("past") || !/^(?:3|1s|1p)$/.test(did.person ?? "3"))
      return [];
    // неге келмеді екен: one wonders
    if (tokens.some(({ lower }) => ASKED.test(lower)) || next.mark.includes("?")) return [];
    const participle = verbAs(did, `V.PTCP;PST${did.negative ? ";NEG" : ""}`);
    const evident = verbWith(did, { tense: "IND;PST;EVID" });
    return [
      slip(
        at,
        participle === ""
          ? []
          : changed(
              tokens,
              { [at]: withParticles(token, participle), [at + 1]: EKEN[did.person ?? "3"] },
              "eken",
              0.05,
            ),
        evident === ""
          ? []
          : changed(tokens, { [at]: withParticles(token, evident), [at + 1]: "" }, "eken", 0.3),
      ),
    ];
  });
