import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "../rewrite.ts";
import { STATE } from "./though.ts";

const COMING = /^(?:келу|бару|көшу|шығу|ұшу)$/;

/** мен қазақша үйрендім үшін Астанаға келдім → үйрену үшін: what somebody came for. */
export function finitePurposeSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const came = words[root]?.reading;
  if (came?.form !== "fin" || !COMING.test(came.lemma)) return [];
  return tokens.flatMap((token, at): Fault[] => {
    const did = words[at]?.reading;
    if (tokens[at + 1]?.lower !== "үшін" || at + 1 >= root || token.mark !== "") return [];
    if (did?.kind !== "verb" || did.form !== "fin" || did.person !== came.person) return [];
    // шаршадым үшін: why somebody went, not what for
    if (STATE.test(did.lemma)) return [];
    const text = verbAs(did, `V;VN;NOM${did.negative ? ";NEG" : ""}`);
    return text === ""
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "purpose", 0.02))];
  });
}
