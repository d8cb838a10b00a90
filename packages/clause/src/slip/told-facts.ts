import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const TELLING = /^(?:хабарлау|айту|жеткізу|мәлімдеу|білдіру|білу|көру)$/;
const FACT = /([ғқгк][ае]н[ыі]|т[ыі]н[ыі])н[ае]$/u;

/** жатқанына хабарлаймыз → жатқанын: what is told is an object. */
export const toldFactSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    const token = tokens[at];
    if (!token || reading.form !== "part" || reading.case !== "DAT" || reading.owner !== "3")
      return [];
    if (head !== at + 1 || !TELLING.test(words[head]?.reading.lemma ?? "")) return [];
    if ((words[head]?.reading.source?.features.Voice ?? "") !== "" || !FACT.test(token.lower))
      return [];
    const text = token.lower.replace(FACT, "$1н");
    return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "that-clauses", 0.3))];
  });
