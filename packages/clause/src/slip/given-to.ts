import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { pronounIn } from "../word/inflected.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** ол мен сыйлық берді → маған: of two who might give, the verb says who does. */
export function givenToSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const whom = tokens[1]?.readings.find(
    ({ pronoun, case: kase, person }) => pronoun && kase === "NOM" && /^[12]/.test(person ?? ""),
  );
  const giver = words[0]?.reading;
  if (!whom?.person || !giver || giver.kind !== "noun" || (giver.case ?? "NOM") !== "NOM")
    return [];
  if (tokens.length !== 4 || tokens.slice(0, 3).some(({ mark, leaning }) => mark || leaning.length))
    return [];
  if (!/^(?:беру|сыйлау|айту|көрсету|жіберу)$/.test(verb?.lemma ?? "") || verb?.form !== "fin")
    return [];
  if (
    (verb.person ?? "3") !== "3" ||
    verb.source?.features.Voice ||
    /^[12]/.test(giver.person ?? "")
  )
    return [];
  const thing = words[2]?.reading;
  if (thing?.kind !== "noun" || thing.case !== "NOM" || thing.pronoun || thing.name) return [];
  return [slip(1, withEndings(parse, { 1: pronounIn(whom.person, "DAT") }, "pronoun-cases", 0.1))];
}
