import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { changed, rootOf, slip, suffixesOf } from "../rewrite.ts";

const LOOK = /^(?:қара|қарашы|қараңыз|қараңызшы|қараңдар|қараңдаршы|көрдің|міне|әне)$/;
const WEATHER = /^(?:жауу|соғу)$/;

/** терезеге қарашы, қар жауады → жауып тұр, жауып жатыр: what somebody is shown goes on now. */
export function weatherSeenSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (
    verb?.form !== "fin" ||
    !WEATHER.test(verb.lemma) ||
    !suffixesOf(parse, root).includes("pres")
  )
    return [];
  const shown = tokens.findIndex(
    ({ lower, mark }, at) => at < root && mark !== "" && LOOK.test(lower),
  );
  if (shown < 0 || verb.negative || tokens[root]?.question !== undefined) return [];
  const going = verbAs(verb, "V.CVB;PFV");
  return going === ""
    ? []
    : [
        slip(
          root,
          changed(tokens, { [root]: `${going} тұр` }, "going-on-now", 0.05),
          changed(tokens, { [root]: `${going} жатыр` }, "going-on-now", 0.1),
        ),
      ];
}
