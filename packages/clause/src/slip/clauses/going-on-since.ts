import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import { changed, rootOf, slip, suffixesOf, wordsOf } from "../rewrite.ts";

const LASTING = /^(?:тұру|істеу|оқу|үйрену|жүру|өмір сүру|жұмыс істеу|білу)$/;
const BEHIND = /^(?:бері|кейін|соң|бұрын|астам|артық|көп|аз|асып|дейін)$/;

/** Since when something has been going on. */
export const goingOnSinceSlips = (parse: Parse): Fault[] => [
  ...sinceYear(parse),
  ...learningSince(parse),
];

/** 2021 жылдан осында тұрамын → 2021 жылдан бері. */
function sinceYear(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const isNow = verb?.form === "fin" && !suffixesOf(parse, root).includes("past");
  const lasts =
    LASTING.test(verb?.lemma ?? "") ||
    words.some(
      (one) => one.head === root && one.relation === "helped" && LASTING.test(one.reading.lemma),
    );
  if (!isNow || !lasts) return [];
  return tokens.flatMap((token, at): Fault[] => {
    const isYear =
      /^(?:жылдан|айдан|күннен|жастан)$/.test(token.lower) && words[at - 1]?.reading.kind === "num";
    if (!isYear || token.mark !== "" || at >= root || BEHIND.test(tokens[at + 1]?.lower ?? ""))
      return [];
    return [
      slip(at, changed(tokens, { [at]: `${wordsOf(tokens)[at]} бері` }, "time-clauses-2", 0.05)),
    ];
  });
}

/** үш жылдан бері қазақ тілін үйренемін → үйреніп жүрмін. */
function learningSince(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const since = tokens.findIndex(({ lower }) => lower === "бері");
  if (since < 1 || since > root || words[since - 1]?.reading.case !== "ABL") return [];
  if (verb?.form !== "fin" || !/^(?:үйрену|оқу|жазу|іздеу|күту|дайындалу)$/.test(verb.lemma))
    return [];
  if (verb.negative || !suffixesOf(parse, root).includes("pres") || !verb.person) return [];
  const going = verbAs(verb, "V.CVB;PFV");
  const on =
    verbWith({ ...verb, lemma: "жүру", person: verb.person }, { tense: "IND;PRS;PROG" }) ||
    ON[verb.person] ||
    "";
  return going === "" || on === ""
    ? []
    : [slip(root, changed(tokens, { [root]: `${going} ${on}` }, "going-on-now", 0.05))];
}
const ON: Readonly<Record<string, string>> = {
  "1s": "жүрмін",
  "2s": "жүрсің",
  "2f": "жүрсіз",
  "3": "жүр",
  "1p": "жүрміз",
};
