import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Converbs whose helper has another meaning behind them, or none. */
export const misreadHelperSlips = (parse: Parse): Fault[] =>
  parse.words
    .flatMap(({ reading, head }, at): Fault[] => {
      const helper = parse.words[at + 1]?.reading;
      const token = parse.tokens[at];
      if (reading.kind !== "verb" || token?.mark !== "" || token.leaning.length > 0) return [];
      if (helper?.kind !== "verb" || head !== at + 1 || helper.source?.features.Voice) return [];
      const put = (label: string, point: string) => [
        slip(at, withEndings(parse, { [at]: verbAs(reading, label) }, point)),
      ];
      // жей көрдім → жеп көрдім: one tries it
      if (reading.form === "a" && !reading.negative && helper.lemma === "көру")
        return helper.negative || helper.form !== "fin" ? [] : put("V.CVB;PFV", "helper-verbs-2");
      // тартып біледі → тарта біледі: one knows how to
      if (
        reading.form === "p" &&
        helper.lemma === "білу" &&
        /Pres/.test(helper.source?.features.Tense ?? "")
      )
        return HEARING.test(reading.lemma) ? [] : put("V.CVB;IPFV", "can-a-bilu");
      // кілтімді жоғалта алдым → жоғалтып алдым: nobody is able to do so
      if (reading.form === "a" && !reading.negative && helper.lemma === "алу")
        return MISHAP.test(reading.lemma) &&
          helper.source?.features.Tense === "Past" &&
          !helper.negative
          ? put("V.CVB;PFV", "helper-verbs-1")
          : [];
      return [];
    })
    .concat(comingAlong(parse));

const HEARING = /^(?:көру|есту|оқу|сұрау|тыңдау|тексеру|барлау|байқау|сынау|іздеу)$/;
const MISHAP =
  /^(?:жоғалту|сындыру|бүлдіру|кесу|күйдіру|төгу|шатастыру|жырту|былғау|ұмыту|құлату)$/;

/** жүгіру келе жатып → жүгіріп келе жатып. */
const comingAlong = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const [next, lying] = [parse.tokens[at + 1], parse.words[at + 2]?.reading];
    if (reading.form !== "vn" || reading.case !== "NOM" || reading.owner || parse.tokens[at]?.mark)
      return [];
    if (!next || !/^(?:келе|бара|кетіп|өтіп)$/.test(next.lower) || lying?.lemma !== "жату")
      return [];
    return [slip(at, withEndings(parse, { [at]: verbAs(reading, "V.CVB;PFV") }, "converb-ip"))];
  });
