import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import type { Reading } from "../../word/reading.ts";
import { put } from "../rewrite.ts";

const REFLEXIVE: Readonly<Record<string, string>> = { жуу: "жуыну", кию: "киіну" };

/** суық сумен жуамын → жуынамын; тез киіп, шықтым → киініп: what is done to oneself. */
export const washingOneselfSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const oneself = REFLEXIVE[reading.lemma];
    if (oneself === undefined || reading.kind !== "verb" || reading.source?.features.Voice)
      return [];
    if (!/^(?:fin|p)$/.test(reading.form ?? "")) return [];
    // жуды, киіп көруге: what is washed or tried on need not be said again
    if (reading.form === "p" && !parse.tokens[at]?.mark.includes(",")) return [];
    const start = parse.tokens.findLastIndex(({ mark }, place) => place < at && mark !== "") + 1;
    const clause = parse.words.slice(start, at);
    const hasObject = clause.some(
      ({ reading: one, relation }) =>
        one.case === "ACC" || /^(?:object|complement|part)$/.test(relation),
    );
    const isBare = clause.every(
      ({ reading: one }) =>
        one.kind !== "noun" || one.pronoun || one.name || one.case === "INS" || one.case === "DAT",
    );
    const isDoing =
      reading.form === "p"
        ? clause.length > 0
        : clause.some(({ reading: one }) => one.case === "INS");
    if (hasObject || !isBare || !isDoing || parse.words[at + 1]?.reading.form === "fin") return [];
    const other: Reading = { ...reading, lemma: oneself };
    return put(
      parse,
      at,
      reading.form === "p" ? verbAs(other, "V.CVB;PFV") : verbWith(other, {}),
      "reflexive",
    );
  });
