import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs } from "../../word/inflected.ts";
import { rootOf, slip, suffixesOf, wordsOf } from "../rewrite.ts";
import { OWNERS } from "../told-clauses.ts";

const LABEL: Readonly<Record<string, string>> = {
  pres: "V.PTCP;HAB",
  past: "V.PTCP;PST",
  hab: "V.PTCP;HAB",
};

/** ол айтты ол ертең келеді → ол ертең келетінін айтты: what somebody says of himself. */
export function toldBySomebodySlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const said = tokens.findIndex(
    ({ lower, mark }) => /^(?:айтты|айтады|айтқан)$/.test(lower) && !/[.!?:«]/u.test(mark),
  );
  const verb = words[root]?.reading;
  const end = tokens.length - 1;
  if (said < 1 || said > 2 || root !== end || end < said + 2) return [];
  if (
    (tokens[said + 1]?.lower !== "ол" && !tokens[said]?.mark.includes(",")) ||
    verb?.form !== "fin" ||
    verb.kind !== "verb"
  )
    return [];
  if ((verb.person ?? "3") !== "3" || tokens.slice(said + 1, end).some(({ mark }) => mark !== ""))
    return [];
  const teller = words[0]?.reading;
  // дос жылатып айтады, …: two things that are done
  const isShort = said === 1 && (teller?.pronoun || teller?.name) === true;
  if (tokens[said + 1]?.lower !== "ол" && !isShort) return [];
  if (teller?.kind !== "noun" || teller.case !== "NOM" || tokens[end]?.question !== undefined)
    return [];
  const tense = suffixesOf(parse, end).findLast((id) => Object.hasOwn(LABEL, id));
  const label = tense === undefined ? undefined : LABEL[tense];
  const fact = label
    ? verbAs(verb, `${label};ACC;${OWNERS["3"]}${verb.negative ? ";NEG" : ""}`)
    : "";
  if (fact === "") return [slip(said)];
  const base = wordsOf(tokens);
  const row = [
    ...base.slice(0, said),
    ...base.slice(said + (tokens[said + 1]?.lower === "ол" ? 2 : 1), end),
    fact,
    base[said] ?? "",
  ];
  const marks = row.map((_, at) => (at === row.length - 1 ? (tokens[end]?.mark ?? "") : ""));
  return [slip(said, [{ words: row, marks, change: 0.1, point: "that-clauses" }])];
}
