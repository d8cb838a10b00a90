import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, verbAs } from "../../word/inflected.ts";
import { slip, suffixesOf, withEndings } from "../rewrite.ts";
import { OWNERS } from "../told-clauses.ts";

/** ұшақтың кешігу жоспарды бұзды → кешігуі; оның айтқан шындыққа келмейді → айтқаны: whose deed it is. */
export const ownedDeedSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const [of, next] = [words[at - 1]?.reading, words[at + 1]?.reading];
    const bare = reading.owner === undefined && (reading.case ?? "NOM") === "NOM";
    if (of?.case !== "GEN" || !bare || tokens[at - 1]?.mark || tokens[at]?.mark || !next) return [];
    const person = of.pronoun ? (of.person ?? "3") : "3";
    // балалардың ойнау алаңы: whose ground to play on it is
    const ofNext = words.slice(at + 1, at + 4).some((one) => one.reading.owner === person);
    // туу туралы куәлігі: a postposition tells what of
    if (next.kind === "post") return [];
    if (reading.form === "vn") {
      const text = verbAs(reading, `V;VN;NOM;${OWNERS[person]}`);
      return ofNext && next.kind === "noun" && next.owner === person
        ? []
        : [slip(at, withEndings(parse, { [at]: text }, "verbal-noun", 0.05))];
    }
    const isDone = reading.form === "part" && suffixesOf(parse, at).at(-1) === "perf";
    if (!isDone || ofNext || next.kind !== "noun" || !/^(?:DAT|ABL|LOC|INS)$/.test(next.case ?? ""))
      return [];
    return [
      slip(
        at,
        withEndings(
          parse,
          { [at]: nounWith(reading, { case: "NOM", owner: person }) },
          "that-clauses",
          0.05,
        ),
      ),
    ];
  });
