import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, reordered, slip } from "../rewrite.ts";

/** барлық менің достарым → менің барлық достарым: whose they are stands before how many. */
export const allMineSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const whose = parse.words[at + 1]?.reading;
    if (lower !== "барлық" || mark !== "" || whose?.case !== "GEN" || !whose.pronoun) return [];
    if (parse.words[at + 2]?.reading.kind !== "noun" || parse.tokens[at + 1]?.mark) return [];
    const order = [...parse.tokens.keys()];
    order.splice(at, 2, at + 1, at);
    const first = parse.tokens[at]?.first ?? false;
    const texts = first ? capitals(parse, at) : {};
    return [slip(at, reordered(parse, order, "word-order", 0.05, texts))];
  });

const capitals = ({ tokens }: Parse, at: number): Record<number, string> => {
  const whose = tokens[at + 1]?.text ?? "";
  return { [at + 1]: whose.charAt(0).toUpperCase() + whose.slice(1) };
};

/** өте көп үлкен → өте үлкен: a quality has one degree. */
export const muchQualitySlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isMuch =
      token.lower === "көп" &&
      token.mark === "" &&
      /^(?:өте|тым|аса)$/.test(tokens[at - 1]?.lower ?? "");
    const quality = words[at + 1]?.reading;
    return isMuch && quality?.kind === "adj" && at + 1 === tokens.length - 1
      ? [slip(at, changed(tokens, { [at]: "" }, "very-most", 0.05))]
      : [];
  });
