import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { TIMES } from "../../word/word-lists.ts";
import { changed, rootOf, slip, withParticles } from "../rewrite.ts";

/** келгеннен екі жыл болды → келгелі, келгеннен бері: how long it has been since. */
export function sinceComingSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const is = words[root]?.reading;
  const time = words[root - 1]?.reading;
  if (
    !/^(?:болу|өту)$/.test(is?.lemma ?? "") ||
    is?.form !== "fin" ||
    !TIMES.has(time?.lemma ?? "")
  )
    return [];
  return words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    if (reading.form !== "part" || reading.case !== "ABL" || reading.owner !== undefined) return [];
    if (token?.mark !== "" || words[at + 1]?.reading.kind !== "num") return [];
    const since = verbAs(reading, "V.CVB;INCP") || ago(token.lower);
    return [
      slip(
        at,
        since === ""
          ? []
          : changed(tokens, { [at]: withParticles(token, since) }, "since-galy", 0.05),
        changed(tokens, { [at]: `${token.text} бері` }, "time-clauses-2", 0.1),
      ),
    ];
  });
}

/** келгеннен: келгелі. */
const ago = (lower: string): string => {
  const [, stem = "", vowel = ""] = /^(.+[ғқгк])([ае])нн[ае]н$/u.exec(lower) ?? [];
  return stem === "" ? "" : `${stem}${vowel}л${vowel === "а" ? "ы" : "і"}`;
};
