import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { changed, rootOf, slip } from "../rewrite.ts";

/** студенттердің көп үйіне кетті → көбі: most of them did it, and their many homes are not meant. */
export function mostOfThemSlips(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const verb = words[rootOf(parse)]?.reading;
  if (verb?.form !== "fin" || (verb.person ?? "3") !== "3" || verb.source?.features.Voice)
    return [];
  if (words.some(({ relation }) => relation === "subject")) return [];
  return tokens.flatMap((token, at): Fault[] => {
    const [of, thing] = [words[at - 1]?.reading, words[at + 1]?.reading];
    if (token.lower !== "көп" || token.mark !== "" || of?.case !== "GEN" || !of.plural) return [];
    if (!government.isOf(of.lemma, "person") && !of.pronoun) return [];
    if (!/^(?:DAT|ABL|ACC)$/.test(thing?.case ?? "") || thing?.plural) return [];
    return [slip(at, changed(tokens, { [at]: "көбі" }, "one-of", 0.05))];
  });
}
