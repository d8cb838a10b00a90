import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** менде әпке бар, мен екі аға бар → менің әпкем бар: relatives are one's own, and not about one like money. */
export const kinHadSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const { words } = parse;
    const there = words[head]?.reading;
    if (there?.kind !== "modal" || !/^(?:бар|жоқ)$/.test(there.lemma)) return [];
    if (!reading.pronoun || reading.person === undefined) return [];
    if (reading.case !== "LOC" && reading.case !== "NOM") return [];
    const kin = words.findIndex((one, place) => {
      const { kind, case: kase, owner, plural, lemma } = one.reading;
      return (
        place > at &&
        one.head === head &&
        kind === "noun" &&
        kase === "NOM" &&
        owner === undefined &&
        !plural &&
        government.isOf(lemma, "kin")
      );
    });
    const relative = words[kin]?.reading;
    return relative === undefined
      ? []
      : [
          slip(
            at,
            withEndings(
              parse,
              {
                [at]: nounWith(reading, { case: "GEN" }),
                [kin]: nounWith(relative, { owner: reading.person }),
              },
              "having",
              0.2,
            ),
          ),
        ];
  });
