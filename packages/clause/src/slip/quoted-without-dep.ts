import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { QUOTE } from "../word/read-word.ts";
import { rootOf, slip } from "./rewrite.ts";

const LED_BY_DEP = /^(?:айту|сұрау|ойлау|жазу|айқайлау)$/;

/** «ертең келемін» айтты: another's words are led to the verb by деп. No rewrite: what was quoted is not looked at. */
export function quotedWithoutDepSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const quoted = tokens.findIndex(({ lower }) => lower === QUOTE);
  if (quoted < 0 || quoted + 1 !== root || !LED_BY_DEP.test(words[root]?.reading.lemma ?? ""))
    return [];
  return tokens.some(({ lower }) => /^де(?:п|ген|гені|гендей)/.test(lower)) ? [] : [slip(root)];
}
