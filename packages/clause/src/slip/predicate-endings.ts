import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { predicateWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** Endings of the person on what somebody is or is not. */
export const predicateEndingSlips = (parse: Parse, government: Government): Fault[] => [
  ...deniedCopulas(parse),
  ...endingsOfSomebodyElse(parse, government),
  ...neededThen(parse),
];

/** Behind the voiceless sound of емес and жоқ the ending begins with п. */
const DENIED: Readonly<Record<string, string>> = {
  емесмін: "емеспін",
  емесбін: "емеспін",
  емесміз: "емеспіз",
  емесбіз: "емеспіз",
  жоқмын: "жоқпын",
  жоқбын: "жоқпын",
  жоқмыз: "жоқпыз",
  жоқбыз: "жоқпыз",
};

/** дәрігер емесмін → дәрігер емеспін. */
const deniedCopulas = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const right = DENIED[token.lower];
    return right === undefined
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, right) }, "not-emes", 0.1))];
  });

/** менің әкем дәрігермін → дәрігер: what somebody else is has no ending of mine or yours. */
function endingsOfSomebodyElse(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const token = tokens[end];
  const said = token?.readings.find(
    ({ kind, person, case: kase, pronoun }) =>
      (kind === "noun" || kind === "adj") &&
      /^[12]/.test(person ?? "") &&
      (kase ?? "NOM") === "NOM" &&
      !pronoun,
  );
  const who = words[end - 1]?.reading;
  if (!token || !said?.source || end < 1 || end > 2) return [];
  if (tokens.slice(0, end).some(({ mark, leaning }) => mark !== "" || leaning.length > 0))
    return [];
  // менің әкем, or әкем alone: one of somebody's people
  const isOwnedPerson =
    who?.kind === "noun" &&
    who.case === "NOM" &&
    who.owner !== undefined &&
    !who.plural &&
    government.isOf(who.lemma, "person");
  const isOwner = end === 1 || words[0]?.reading.case === "GEN";
  if (!isOwnedPerson || !isOwner) return [];
  const bare = predicateWith(token.lower, said, "3");
  return bare === token.lower
    ? []
    : [slip(end, changed(tokens, { [end]: withParticles(token, bare) }, "copula", 0.2))];
}

/** келуің керек едің → керек еді: who had to is told by the ending of the deed. */
function neededThen(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const token = tokens[end];
  const deed = words[end - 2]?.reading;
  if (!token || !/^еді(?:м|ң|ңіз|к)$/.test(token.lower)) return [];
  if (!/^(?:керек|қажет)$/.test(tokens[end - 1]?.lower ?? "") || rootOf(parse) < 0) return [];
  return deed?.form === "vn" && deed.owner !== undefined
    ? [slip(end, changed(tokens, { [end]: withParticles(token, "еді") }, "kerek", 0.2))]
    : [];
}
