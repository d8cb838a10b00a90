import { lookUp } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** үлкендер үйлер → үлкен үйлер: what kind it is has no ending of its own. */
export const pluralQualitySlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const next = words[at + 1]?.reading;
    const one = /^(.{2,})[лдт][ае]р$/u.exec(token.lower)?.[1];
    if (one === undefined || token.mark !== "" || token.leaning.length > 0) return [];
    if (next?.kind !== "noun" || !next.plural || next.owner !== undefined || next.pronoun)
      return [];
    return isOnlyQuality(one)
      ? [slip(at, changed(tokens, { [at]: withParticles(token, one) }, "plural", 0.2))]
      : [];
  });

/** үлкен is no noun, and жас is one. */
const isOnlyQuality = (word: string): boolean => {
  const entries = lookUp(word);
  return entries.length > 0 && entries.every(({ pos }) => pos === "adj");
};
