import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import { slip, withEndings } from "../rewrite.ts";

const TELL = /^айт(?:шы|ыңыз|ыңызшы|ыңдар|ып қой)?$/u;

/** досыңа айт, маған қоңырау шал → шалсын: what is passed on is wished of somebody who is not there. */
export function passedOnSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const told = tokens.findIndex(({ lower, mark }) => TELL.test(lower) && mark.includes(","));
  if (told < 1 || told > 3 || end < told + 2) return [];
  const whom = words.slice(0, told).find(({ reading }) => reading.case === "DAT")?.reading;
  if (!whom || (whom.pronoun && whom.person !== "3")) return [];
  const last = tokens[end];
  const command = last?.readings.find(
    ({ form, person }) => form === "imp" && /^2/.test(person ?? "2s"),
  );
  if (!command || last?.question !== undefined || words[end]?.reading.person === "3") return [];
  // досыңа айт, келеді: it is told as it is
  if (
    last?.readings[0]?.form === "fin" &&
    last.readings[0].kind === "verb" &&
    words[end]?.reading.form !== "imp"
  )
    return [];
  const text = verbWith(command, { tense: "IMP", person: "3" });
  return [slip(end, withEndings(parse, { [end]: text }, "wishes", 0.05))];
}
