import type { Doubts } from "./doubts.ts";
import type { Meaning } from "./meaning.ts";

/** «Өте қуандым», «өте ұнайды»: very glad, and like it very much. */
export function veryMuch(m: Meaning, doubts: Doubts): Meaning {
  const { predicate, manners } = m;
  if (!manners.some(({ en }) => en === "very")) return m;
  const rest = manners.filter(({ en }) => en !== "very");
  const much = { ...m, manners: [...rest, { en: "very much", ru: "очень" }] };
  if (predicate.kind !== "deed") {
    if (predicate.kind !== "likes") doubts.at("how very");
    return much;
  }
  if (!/^(?:be|get) /.test(predicate.verb.en)) return much;
  const { result } = predicate.verb;
  const en = predicate.verb.en.replace(/^(be|get) /, "$1 very ");
  const verb = { ...predicate.verb, en, ...(result !== undefined && { result: `very ${result}` }) };
  return { ...m, manners: rest, predicate: { ...predicate, verb } };
}
