import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, rootOf, slip, suffixesOf, withParticles } from "./rewrite.ts";

/** Алматы Астана жылырақ → Астанадан: two things before a comparative, and none of them is what it is compared with. */
export function twoComparedSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  if (!suffixesOf(parse, root).includes("cmpr") || root !== tokens.length - 1) return [];
  const at = root - 1;
  if (at !== 1) return [];
  const [first, second] = [words[at - 1]?.reading, words[at]?.reading];
  const token = tokens[at];
  if (!token || !first || !second || token.mark !== "" || tokens[at - 1]?.mark !== "") return [];
  const bare = [first, second].every(
    ({ kind, case: kase, owner }) => kind === "noun" && kase === "NOM" && owner === undefined,
  );
  if (!bare || words.some(({ reading }) => reading.case === "ABL" || reading.kind === "post"))
    return [];
  // ауа райы жылырақ is owned; қала көше suits as a compound no comparison
  const text = nounWith(second, { case: "ABL" });
  return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "comparison", 0.3))];
}
