import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { capitalLike, changed, slip } from "../rewrite.ts";

/** егер ол келе ме, білмеймін → ол келе ме, білмеймін: whether something is so is asked, and no condition. */
export function whetherSlips({ tokens, words }: Parse): Fault[] {
  const at = tokens.findIndex(({ lower }) => /^егер(?:де)?$/.test(lower));
  const asked = tokens.findIndex(({ question }, place) => place > at && question !== undefined);
  if (at < 0 || asked < 0 || words.some(({ reading }) => reading.form === "cond")) return [];
  const after = tokens[at + 1];
  if (!after || !words.some(({ reading }) => /^(?:білу|сұрау|түсіну)$/.test(reading.lemma)))
    return [];
  const next = capitalLike(tokens[at]?.text ?? "", after.text);
  return [slip(at, changed(tokens, { [at]: "", [at + 1]: next }, "reported-questions", 0.1))];
}
