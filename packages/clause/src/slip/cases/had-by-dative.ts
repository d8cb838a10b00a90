import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, pronounIn } from "../../word/inflected.ts";
import { changed, slip, withParticles } from "../rewrite.ts";

/** маған екі ит бар → менің екі итім бар, менде екі ит бар: what somebody has is not given to him. */
export function hadByDativeSlips({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const [who, thing] = [words[0]?.reading, words[end - 1]?.reading];
  const [first, token] = [tokens[0], tokens[end - 1]];
  if (tokens[end]?.lower !== "бар" || end < 2 || !first || !token || first.mark !== "") return [];
  if (!who?.pronoun || who.case !== "DAT" || who.person === undefined) return [];
  if (thing?.kind !== "noun" || thing.case !== "NOM" || thing.owner !== undefined || thing.form)
    return [];
  const counted = words
    .slice(1, end - 1)
    .every(({ reading }) => /^(?:num|adj)$/.test(reading.kind));
  // маған хат бар: it has come for me
  if (!counted || end < 3) return [];
  const own = nounWith(thing, { owner: who.person });
  const has = pronounIn(who.person, "GEN");
  const at = pronounIn(who.person, "LOC");
  return [
    slip(
      0,
      own === "" || has === ""
        ? []
        : changed(
            tokens,
            { 0: withParticles(first, has), [end - 1]: withParticles(token, own) },
            "having",
            0.1,
          ),
      at === "" ? [] : changed(tokens, { 0: withParticles(first, at) }, "having", 0.15),
    ),
  ];
}
