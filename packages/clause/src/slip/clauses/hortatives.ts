import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import { rootOf, slip, withEndings } from "../rewrite.ts";

const WE = /^(?:біз|екеуіміз|үшеуіміз|төртеуіміз|бәріміз|барлығымыз|екеуміз|үшеуміз)$/;

/** екеуміз киноға барайын → барайық: of several who are named nobody goes alone. */
export function hortativeSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.person !== "1s" || !/(?:й[ыі]н)$/u.test(tokens[root]?.lower ?? "")) return [];
  const isOurs = tokens.some(({ lower }, at) => at < root && WE.test(lower));
  if (!isOurs || words.some(({ reading }) => reading.pronoun && reading.person === "1s")) return [];
  const text = verbWith(verb, { tense: "IMP", person: "1p" });
  return [slip(root, withEndings(parse, { [root]: text }, "lets", 0.05))];
}
