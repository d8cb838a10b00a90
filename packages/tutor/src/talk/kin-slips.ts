import type { Parse } from "@tilashar/clause";
import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";

/**
 * Slips about those who belong to the learner, which leave the judge in doubt: «Менің әкем дәрігермін», where the ending is
 * the learner's and the subject is not, and «Менің күйеуім үш ағалар бар», where nobody owns the brothers. Undefined
 * where there is none, or where the sentence does not come out right by the check.
 */
export function kinSlipMended(clause: string, tools: Tools): string | undefined {
  const parse = tools.judge.parse(clause);
  if (!parse) return undefined;
  const mended = withoutPerson(parse) ?? withOwner(parse);
  return mended !== undefined && tools.judge.check(`${mended}.`).verdict === "right"
    ? mended
    : undefined;
}

const OWN = /^1/;

/** Place of the learner's own noun that the clause begins with, "my" before it or not. */
const ownedPlace = ({ words }: Parse): number =>
  [0, 1].find((at) => {
    const reading = words[at]?.reading;
    const mine = at === 0 || words[0]?.reading.lemma === "мен" || words[0]?.reading.lemma === "біз";
    return (
      mine && reading?.kind === "noun" && reading.case === "NOM" && OWN.test(reading.owner ?? "")
    );
  }) ?? -1;

function withoutPerson(parse: Parse): string | undefined {
  const at = ownedPlace(parse);
  const last = parse.tokens.length - 1;
  const reading = parse.words[last]?.reading;
  if (at < 0 || at >= last || !reading || !OWN.test(reading.person ?? "")) return undefined;
  const between = parse.words.slice(at + 1, last);
  if (
    reading.kind === "verb" ||
    between.some(({ reading: one }) => !/^(?:adj|det|num|adv)$/.test(one.kind))
  )
    return undefined;
  const words = parse.tokens.map(({ text }) => text);
  const bare = (words[last] ?? "").replace(/[мбп][ыі](?:н|з)$/u, "");
  return [...words.slice(0, last), bare].join(" ");
}

function withOwner(parse: Parse): string | undefined {
  const at = ownedPlace(parse);
  const [number, thing, has] = parse.words.slice(at + 1).map(({ reading }) => reading);
  if (at < 0 || parse.tokens.length !== at + 4 || !number || !thing || !has) return undefined;
  if (number.kind !== "num" || thing.kind !== "noun" || !/^(?:бар|жоқ)$/u.test(has.lemma))
    return undefined;
  const owner = parse.words[at]?.reading.lemma ?? "";
  const words = parse.tokens.map(({ text }) => text);
  const [owning] = inflect(owner, "N;GEN;SG;PSS1S");
  const [owned] = inflect(thing.lemma, "N;NOM;SG;PSS3");
  return owning && owned
    ? [...words.slice(0, at), owning, words[at + 1], owned, words[at + 3]].join(" ")
    : undefined;
}
