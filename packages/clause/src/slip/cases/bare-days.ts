import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "../rewrite.ts";

const DAY = /^(?:дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі)$/;

/** біз сенбі базарға барамыз → сенбі күні, сенбіде: on which day something is done. */
export const bareDaySlips = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens, words } = parse;
    const next = words[at + 1]?.reading;
    if (!DAY.test(token.lower) || token.mark !== "" || token.leaning.length > 0) return [];
    const root = rootOf(parse);
    if (words[root]?.reading.form !== "fin" || at >= root || words[root]?.reading.lemma === "болу")
      return [];
    const isDone =
      next?.kind === "noun" &&
      /^(?:DAT|ACC|ABL|INS)$/.test(next.case ?? "") &&
      next.owner === undefined;
    if (!isDone && !/^(?:бірге|үйде|далада)$/.test(tokens[at + 1]?.lower ?? "")) return [];
    const reading = words[at]?.reading;
    const on = reading?.kind === "noun" ? nounWith(reading, { case: "LOC" }) : "";
    return [
      slip(
        at,
        changed(tokens, { [at]: `${token.text} күні` }, "clock-and-days", 0.05),
        on === "" ? [] : changed(tokens, { [at]: withParticles(token, on) }, "clock-and-days", 0.1),
      ),
    ];
  });
