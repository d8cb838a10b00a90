import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** Асанда машинасы бар → Асанның машинасы бар: who holds and what is his are said in one way, not in two mixed. */
export function holdingSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = words[root]?.reading;
  if (said?.lemma !== "бар" && said?.lemma !== "жоқ") return [];
  const holder = words.findIndex(
    ({ reading, head }) =>
      head === root &&
      reading.kind === "noun" &&
      reading.case === "LOC" &&
      (reading.pronoun
        ? reading.person !== undefined
        : reading.name && reading.source?.entry?.pos !== "name-place"),
  );
  const thing = words.findIndex(
    ({ reading, head, relation }) =>
      head === root && relation === "subject" && reading.owner !== undefined,
  );
  if (holder < 0 || thing < holder) return [];
  const [who, what] = [words[holder]?.reading, words[thing]?.reading];
  const [whoToken, whatToken] = [tokens[holder], tokens[thing]];
  if (!who || !what || !whoToken || !whatToken || what.form !== undefined) return [];
  const person = who.pronoun ? who.person : "3";
  if (person !== what.owner || whoToken.mark !== "") return [];
  // бізде мектеп директоры бар: the thing is another's
  if (words.some(({ head, relation }) => head === thing && /^(?:compound|owner)$/.test(relation)))
    return [];
  const genitive = nounWith(who, { case: "GEN" });
  const bare = nounWith(what, { owner: null });
  return [
    slip(
      holder,
      changed(
        tokens,
        { [holder]: genitive === "" ? undefined : withParticles(whoToken, genitive) },
        "having",
        0.3,
      ),
      changed(
        tokens,
        { [thing]: bare === "" ? undefined : withParticles(whatToken, bare) },
        "having",
        0.4,
      ),
    ),
  ];
}
