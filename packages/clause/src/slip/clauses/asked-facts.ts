import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, verbAs } from "../../word/inflected.ts";
import { inside, slip, suffixesOf, wordsOf } from "../rewrite.ts";
import { OWNERS } from "../told-clauses.ts";

const ASKED = /^(?:қайда|қайдан|қашан|қалай|неге|кіммен|кімге|неше|қанша)$/;
const KNOWN = /^(?:біл|ұмыт|есті|сұра)/;

/** мен ол қашан келеді білмеймін, мен қайда ол тұрады білмеймін → мен оның қашан келетінін білмеймін. */
export function askedFactSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const verb = words[end - 1]?.reading;
  const asked = tokens.findIndex(({ lower }) => ASKED.test(lower));
  const who = [asked - 1, asked + 1].find(
    (at) => /^(?:ол|олар|біз|сен|сіз)$/.test(tokens[at]?.lower ?? "") && at > 0,
  );
  if (
    asked < 1 ||
    who === undefined ||
    !KNOWN.test(tokens[end]?.lower ?? "") ||
    verb?.form !== "fin"
  )
    return [];
  if (!/^мен$/.test(tokens[0]?.lower ?? "") || tokens.slice(0, end).some(({ mark }) => mark !== ""))
    return [];
  const owner = words[who]?.reading;
  const tense = suffixesOf(parse, end - 1).includes("past") ? "PST" : "HAB";
  const person = owner?.person ?? "3";
  const fact = verbAs(verb, `V.PTCP;${tense};ACC;${OWNERS[person]}${verb.negative ? ";NEG" : ""}`);
  const of = owner ? nounWith(owner, { case: "GEN" }) : "";
  if (fact === "" || of === "" || (verb.person ?? "3") !== person) return [];
  const base = wordsOf(tokens);
  const first = Math.min(asked, who);
  const between = base.slice(1, first);
  const row = [
    base[0] ?? "",
    ...between,
    of,
    inside(parse, asked),
    ...base.slice(Math.max(asked, who) + 1, end - 1),
    fact,
    base[end] ?? "",
  ];
  const marks = row.map((_, at) => (at === row.length - 1 ? (tokens[end]?.mark ?? "") : ""));
  return [slip(asked, [{ words: row, marks, change: 0.01, point: "reported-questions" }])];
}
