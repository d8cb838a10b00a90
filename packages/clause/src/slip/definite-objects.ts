import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** What is done to things with these, though they say little by themselves. */
const TAKEN = /^(?:алу|беру|көру|қою|салу|ашу)$/;

/** бақшадағы гүлдер суардым → гүлдерді: things that are told apart by where they are have their ending. */
export const definiteObjectSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, relation, head: verb }, at): Fault[] => {
    const over = parse.words[verb]?.reading;
    const isBareMany =
      (relation === "object" || (relation === "complement" && TAKEN.test(over?.lemma ?? ""))) &&
      reading.kind === "noun" &&
      reading.form === undefined &&
      reading.plural &&
      !reading.pronoun &&
      reading.owner === undefined &&
      reading.case === "NOM";
    if (!isBareMany) return [];
    const isThere = parse.words.some(
      ({ head, reading: one }, place) =>
        head === at &&
        one.kind === "adj" &&
        /[дт][ае]ғы$|[дт]егі$/.test(parse.tokens[place]?.lower ?? ""),
    );
    const text = isThere ? nounWith(reading, { case: "ACC" }) : "";
    return text === "" ? [] : [slip(at, withEndings(parse, { [at]: text }, "accusative", 0.05))];
  });
