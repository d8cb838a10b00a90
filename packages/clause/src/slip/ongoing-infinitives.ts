import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

const GOING_ON = /^(?:отыру|жату|тұру|жүру)$/;

/** мен кітап оқу отырмын → оқып отырмын: what is going on is told by a converb, also where the infinitive is a noun of its own. */
export const ongoingInfinitiveSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ relation, reading }, at): Fault[] => {
    const token = parse.tokens[at];
    const helper = parse.words[at + 1]?.reading;
    if (token?.mark !== "" || token.leaning.length > 0) return [];
    if (reading.form !== undefined || relation !== "loose") return [];
    if (helper?.form !== "fin" || !GOING_ON.test(helper.lemma)) return [];
    const doing = token.readings.find(
      ({ form, case: kase, owner }) => form === "vn" && kase === "NOM" && owner === undefined,
    );
    if (!doing) return [];
    return [
      slip(at, withEndings(parse, { [at]: verbAs(doing, "V.CVB;PFV") }, "going-on-now", 0.1)),
    ];
  });
