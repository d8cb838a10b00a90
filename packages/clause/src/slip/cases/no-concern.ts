import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

const POINTED: Readonly<Record<string, string>> = {
  бұл: "бұның",
  ол: "оның",
  мынау: "мынаның",
  сол: "соның",
};
const CONCERN = /^(?:қатысы|пайдасы|зияны|мәні|мағынасы|керегі|кінәсі|айырмасы)$/;

/** бұл маған ешқандай қатысы жоқ → бұның: whose concern it is not. */
export function noConcernSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  if (!/^(?:жоқ|бар)$/.test(tokens[end]?.lower ?? "")) return [];
  if (!CONCERN.test(tokens[end - 1]?.lower ?? "") || tokens[0]?.mark !== "") return [];
  if (words.some(({ reading }) => reading.case === "GEN")) return [];
  const deed = words.findIndex(
    ({ reading }, at) =>
      at < end - 1 &&
      reading.form === "vn" &&
      reading.case === "NOM" &&
      reading.owner === undefined,
  );
  const what = words[deed]?.reading;
  if (what && !tokens[deed]?.mark) {
    const of = nounWith(what, { case: "GEN" });
    return of === "" ? [] : [slip(deed, withEndings(parse, { [deed]: of }, "genitive", 0.05))];
  }
  const who = words[0]?.reading;
  const text =
    POINTED[tokens[0]?.lower ?? ""] ??
    (who?.kind === "noun" && who.case === "NOM" && who.form === undefined && end > 2
      ? nounWith(who, { case: "GEN" })
      : "");
  return text === "" ? [] : [slip(0, withEndings(parse, { 0: text }, "genitive", 0.1))];
}
