import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

/** сенімен сенемін → саған: whom a verb is done to in the dative, and never together with. */
export const askedOfVerbSlips = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (reading.case !== "INS" || !reading.pronoun || !/^[12]/.test(reading.person ?? ""))
      return [];
    const frame = government.verb(verb?.lemma ?? "");
    if (verb?.form !== "fin" || verb.source?.features.Voice || frame?.first !== "DAT") return [];
    // бармаймын, жүрмеймін сенімен: where one goes, somebody comes along
    if (
      !/^(?:сену|көмектесу|үміттену|ренжу|жақсылық|қарсы|ұрысу|ашулану|таңғалу|қуану|ұқсау|ұнау)$/.test(
        verb.lemma,
      )
    )
      return [];
    if (parse.words.some((one) => one.head === head && one.reading.case === "DAT")) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "DAT" }) }, "dative", 0.05)),
    ];
  });
