import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { put } from "../rewrite.ts";

/** Who is older and younger, and who is old. */
export const kinAndAgeSlips = (parse: Parse, government: Government): Fault[] => [
  ...kinByAge(parse),
  ...oldAmid(parse, government),
];

/** інім менен үлкен → ағам; кішкентай ағам → інім: the names of kin tell who is older. */
const kinByAge = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const { tokens } = parse;
    const isLittle = /^кішкентай$/.test(tokens[at - 1]?.lower ?? "");
    const older = lower.replace(/^аға/u, "іні").replace(/^(?:әпке|апа)/u, "сіңлі");
    if (isLittle && /^(?:аға|әпке)[мң]$/u.test(lower))
      return put(parse, at, older.startsWith("іні") ? `інім` : `сіңлім`, "possessive-my-your");
    const isOlder =
      tokens.at(-1)?.lower === "үлкен" && tokens.slice(at + 1).some((one) => one.lower === "менен");
    if (isOlder && /^(?:қарындасым|сіңлім)$/u.test(lower))
      return put(parse, at, "әпкем", "possessive-my-your");
    return isOlder && lower === "інім" ? put(parse, at, "ағам", "possessive-my-your") : [];
  });

/** әжем өте ескі, ол тоқсанда → кәрі. */
const oldAmid = (parse: Parse, government: Government): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const who = parse.words
      .slice(0, at)
      .find(({ reading }) => reading.kind === "noun" && reading.case === "NOM")?.reading;
    const isSomebody = who?.owner !== undefined && government.isOf(who.lemma, "person");
    return lower === "ескі" && mark.includes(",") && isSomebody && at <= 2
      ? put(parse, at, "кәрі", "verb-stem")
      : [];
  });
