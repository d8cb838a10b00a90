import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { COLLECTIVES, isNumber } from "./numerals.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Numbers in phrases that want another form of them. */
export const numberPhraseSlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((_, at) => [
    ...halfToHour(parse, at),
    ...nearly(parse, at),
    ...together(parse, at),
  ]);

const HOURS = "бір екі үш төрт бес алты жеті сегіз тоғыз он".split(" ");

/** сағат жарты алты → сағат бес жарым: the half hour is counted from the hour that is over. */
function halfToHour({ tokens }: Parse, at: number): Fault[] {
  const hour = HOURS.indexOf(tokens[at + 2]?.lower ?? "");
  if (tokens[at]?.lower !== "сағат" || tokens[at + 1]?.lower !== "жарты" || hour < 1) return [];
  const over = HOURS[hour - 1] ?? "";
  return [
    slip(at + 1, changed(tokens, { [at + 1]: over, [at + 2]: "жарым" }, "clock-and-days", 0.1)),
  ];
}

/** жүз жуық адам → жүзге жуық адам. */
function nearly({ tokens, words }: Parse, at: number): Fault[] {
  const token = tokens[at];
  if (tokens[at + 1]?.lower !== "жуық" || !isNumber(words[at]?.reading) || !token) return [];
  const text = inflect(token.lower, "N;DAT;SG")[0] ?? "";
  if (token.mark !== "" || text === "" || words[at]?.reading.case === "DAT") return [];
  return [
    slip(at, changed(tokens, { [at]: withParticles(token, text) }, "approximate-numbers", 0.1)),
  ];
}

/** біз үш бірге бардық → үшеуіміз бірге: so many people together. */
function together({ tokens, words }: Parse, at: number): Fault[] {
  const who = words[at - 1]?.reading;
  const token = tokens[at];
  const several = Object.entries(COLLECTIVES).find(([, one]) => one === token?.lower)?.[0];
  if (tokens[at + 1]?.lower !== "бірге" || several === undefined || !token || at !== 1) return [];
  if (!who?.pronoun || who.case !== "NOM" || who.person !== "1p") return [];
  const text = inflect(several, "N;NOM;SG;PSS1P")[0] ?? "";
  return text === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "collective-numbers", 0.1))];
}
