import { clashes } from "../doubt/shared-subject.ts";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { slip, withEndings } from "./rewrite.ts";

/** ол ештеңе айтпа, шығып кетті → айтпай: what the doer did before is a converb, and no command. */
export const commandAmongDeedSlips = (parse: Parse, government: Government): Fault[] =>
  clashes(parse, government).flatMap(({ at, head, whole }): Fault[] => {
    const reading = parse.words[head]?.reading;
    if (whole || reading?.form !== "imp" || reading.person !== "2s") return [];
    if (!parse.words[at]?.reading.pronoun || !parse.tokens[head]?.mark.includes(",")) return [];
    const form = reading.negative ? "V.CVB;IPFV;NEG" : "V.CVB;PFV";
    return [slip(head, withEndings(parse, { [head]: verbAs(reading, form) }, "converb-ip", 0.05))];
  });
