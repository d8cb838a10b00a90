import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

const BROUGHT = /^(?:әкелу|апару|жеткізу|түсіндіру|көрсету|айту|оқу|жазу|салу)$/;

/** көршіге нан әкеліп алдым → әкеліп бердім: what is done for somebody else is not for oneself. */
export const broughtForSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const { words } = parse;
    const helper = words[at + 1]?.reading;
    if (reading.form !== "p" || head !== at + 1 || !BROUGHT.test(reading.lemma)) return [];
    if (helper?.lemma !== "алу" || !/^(?:fin|imp)$/.test(helper.form ?? "") || helper.negative)
      return [];
    const whom = words.find(
      (one, place) =>
        place < at && one.reading.case === "DAT" && (one.head === at || one.head === head),
    )?.reading;
    if (!whom || !(whom.pronoun || whom.name || government.isOf(whom.lemma, "person"))) return [];
    // оған айтып ал: tell him first; only what is done for me is given to me
    if (whom.lemma === "өз" || (helper.form === "imp" && whom.person !== "1s")) return [];
    const plain = verbWith({ ...helper, lemma: "беру" }, {});
    // алыңызшы: who asks softly goes on to
    const softly = /ш[ыі]$/.test(parse.tokens[at + 1]?.lower ?? "") && !plain.endsWith("ші");
    const given = plain !== "" && softly ? `${plain}ші` : plain;
    return [slip(at + 1, withEndings(parse, { [at + 1]: given }, "helper-verbs-1", 0.05))];
  });
