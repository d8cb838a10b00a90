import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import { rootOf, slip, withEndings } from "../rewrite.ts";

/** Өтінемін, есікті ашу → ашыңыз: who is asked for something is told it. */
export function askedPolitelySlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  const opens = /^(?:өтінемін|өтініш|кешіріңіз)$/.test(tokens[0]?.lower ?? "");
  if (!opens || !tokens[0]?.mark || root !== tokens.length - 1) return [];
  if (verb?.form !== "vn" || verb.case !== "NOM" || verb.owner !== undefined) return [];
  const told = (person: "2f" | "2s") =>
    verbWith({ ...verb, form: "imp" }, { tense: "IMP", person });
  return [
    slip(
      root,
      withEndings(parse, { [root]: told("2f") }, "imperative", 0.05),
      withEndings(parse, { [root]: told("2s") }, "imperative", 0.1),
    ),
  ];
}
