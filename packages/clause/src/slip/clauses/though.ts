import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, rootOf, slip, suffixesOf, wordsOf } from "../rewrite.ts";

/** What one is in, or has not done: no condition of what was done after all. */
export const STATE =
  /^(?:шаршау|ауыру|қорқу|тоңу|қиналу|ренжу|ашулану|жауу|жаңылу|сасу|ұялу|шөлдеу|суу)$/;

/** қатты шаршасам, жұмысымды бітірдім → шаршасам да: what was done in spite of something. */
export function thoughSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const main = words[root]?.reading;
  const isSpite = tokens.some(({ lower }) => lower === "бәрібір");
  const isDone = main?.form === "fin" && (isSpite || suffixesOf(parse, root).includes("past"));
  if (!isDone || root !== tokens.length - 1 || tokens.some(({ lower }) => lower === "егер"))
    return [];
  return tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    if (reading?.form !== "cond" || !token.mark.includes(",") || token.leaning.length > 0)
      return [];
    const after = tokens.slice(at + 1);
    const isInSpite = after.some(({ lower }) => /^(?:бәрібір|сонда|дегенмен)$/.test(lower));
    if (words[at]?.head !== root && words[words[at]?.head ?? -1]?.head !== root) return [];
    const state =
      words.find((one) => one.head === at && one.relation === "helped")?.reading ?? reading;
    if (!(isInSpite || STATE.test(state.lemma)) || (reading.source?.features.Voice ?? "") !== "")
      return [];
    const particle = /[әеөүіи][^аоұыуяәеөүіи]*$/u.test(token.lower) ? "де" : "да";
    const heard = /[птксшқхцчфһ]$/u.test(token.lower) ? particle.replace("д", "т") : particle;
    const text = `${wordsOf(tokens)[at]} ${heard}`;
    return [slip(at, changed(tokens, { [at]: text }, "concession", 0.1))];
  });
}
