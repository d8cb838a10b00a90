import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { TIMES } from "../word/word-lists.ts";
import { slip, withEndings } from "./rewrite.ts";

/** ұлым қызмет еткені екі ай болды → еткеніне екі ай болды: to what so much time has come. */
export const sinceWhenSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    if (reading.form !== "part" || reading.owner === undefined || tokens[at]?.mark !== "")
      return [];
    if ((reading.case ?? "NOM") !== "NOM" || words[at + 1]?.reading.kind !== "num") return [];
    let time = at + 2;
    while (words[time]?.reading.kind === "num") time += 1;
    const noun = words[time]?.reading;
    const is = words[time + 1]?.reading;
    if (noun?.kind !== "noun" || noun.case !== "NOM" || !TIMES.has(noun.lemma)) return [];
    if (is?.lemma !== "болу" || is.form !== "fin") return [];
    const lower = tokens[at]?.lower ?? "";
    const text = /[ыі]$/u.test(lower)
      ? `${lower}н${/і$/u.test(lower) ? "е" : "а"}`
      : `${lower}${/[еі][мң]?(?:із)?$/u.test(lower) ? "е" : "а"}`;
    return [slip(at, withEndings(parse, { [at]: text }, "since-galy", 0.1))];
  });
