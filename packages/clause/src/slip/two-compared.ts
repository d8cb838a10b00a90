import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { MORE_OF } from "./degree.ts";
import { changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** Classes whose members are compared with one another, and make no compound. */
const OF_A_KIND = ["animal", "person", "relation"];

/** Алматы Астана жылырақ, ит мысық үлкен → Астанадан, мысықтан: two things, and none of them is what the other is compared with. */
export function twoComparedSlips(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const at = root - 1;
  const [last, token] = [tokens[root], tokens[at]];
  if (!last || root !== tokens.length - 1 || at !== 1 || !token) return [];
  const quality = qualityOf(last);
  if (!quality || token.mark !== "" || tokens[0]?.mark !== "" || token.leaning.length > 0)
    return [];
  if (words.some(({ reading }) => reading.case === "ABL" || reading.kind === "post")) return [];
  const [first, second] = [bareNoun(tokens[0]), bareNoun(token)];
  if (!first || !second || first.owner !== second.owner) return [];
  const isMore = quality.source?.suffixes.at(-1)?.id === "cmpr";
  if (!isMore && !isAlike(first, second, government)) return [];
  if (isMore && first.owner !== undefined) return [];
  // ауа райы жылырақ is owned; қала көше suits as a compound no comparison
  const text = nounWith(second, { case: "ABL" });
  return text === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "comparison", 0.3))];
}

/** What is compared by its form, or a quality that one of two has more of. */
const qualityOf = ({ readings }: Token): Reading | undefined =>
  readings.find(
    ({ kind, lemma, source }) =>
      kind === "adj" && (source?.suffixes.at(-1)?.id === "cmpr" || MORE_OF.has(lemma)),
  );

const bareNoun = (token: Token | undefined): Reading | undefined =>
  token?.readings.find(
    ({ kind, case: kase, owner, plural, pronoun }) =>
      kind === "noun" && kase === "NOM" && (owner ?? "1s") === "1s" && !plural && !pronoun,
  );

const isAlike = (first: Reading, second: Reading, government: Government): boolean => {
  if (first.lemma === second.lemma) return false;
  const isPlace = (one: Reading) => one.source?.entry?.pos === "name-place";
  return (
    (isPlace(first) && isPlace(second)) ||
    (!first.name &&
      !second.name &&
      OF_A_KIND.some(
        (one) => government.isOf(first.lemma, one) && government.isOf(second.lemma, one),
      ))
  );
};
