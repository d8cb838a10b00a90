import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import { changed, slip, withEndings, withParticles } from "../rewrite.ts";

const SOUGHT = /^(?:табу|түсіну|ұйықтау|білу|шешу|көру|есту|ұмыту)$/;

/** кілтімді тауып алмадым → таба алмадым: what one was not able to do; үйде ұмытып тастадым → ұмытып кеттім. */
export const couldNotSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const helper = words[at + 1]?.reading;
    const next = tokens[at + 1];
    if (reading.form !== "p" || reading.negative || tokens[at]?.mark !== "" || !next) return [];
    if (
      helper?.lemma === "алу" &&
      helper.negative &&
      helper.form === "fin" &&
      SOUGHT.test(reading.lemma)
    )
      return [slip(at, withEndings(parse, { [at]: verbAs(reading, "V.CVB;IPFV") }, "can", 0.05))];
    if (reading.lemma !== "ұмыту" || helper?.lemma !== "тастау" || helper.form !== "fin") return [];
    const gone = verbWith({ ...helper, lemma: "кету" }, {});
    return gone === ""
      ? []
      : [
          slip(
            at + 1,
            changed(tokens, { [at + 1]: withParticles(next, gone) }, "helper-verbs-1", 0.05),
          ),
        ];
  });
