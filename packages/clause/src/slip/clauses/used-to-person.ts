import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbWith } from "../../word/inflected.ts";
import type { Person } from "../../word/reading.ts";
import { slip, withEndings } from "../rewrite.ts";

const WHO: Readonly<Record<string, Person>> = { мен: "1s", біз: "1p", сен: "2s", сіз: "2f" };
/** What stands before who it was, of times that are over. */
const BEFORE =
  /^(?:бұрын|бұрындары|ертеде|бала|кішкентай|жас|ол|кезде|кезімде|кезінде|кезімізде|күнде|жиі)$/;

/** бұрын мен күнде жүгіретін → жүгіретінмін: who used to do something says so himself. */
export function usedToPersonSlips(parse: Parse): Fault[] {
  const { tokens } = parse;
  const end = tokens.length - 1;
  const did = tokens[end]?.readings.find(
    ({ form, source }) =>
      (form === "part" || form === "fin") && source?.suffixes.at(-1)?.id === "hab",
  );
  const at = tokens.findIndex(({ lower }) => Object.hasOwn(WHO, lower));
  if (!did || at < 0 || at === end || tokens.slice(0, end).some(({ mark }) => mark !== ""))
    return [];
  if (tokens.slice(0, at).some(({ lower }) => !BEFORE.test(lower))) return [];
  // мен келетін кезде: no predicate yet
  if (tokens.slice(at + 1, end).some(({ readings }) => readings[0]?.form === "fin")) return [];
  const person = WHO[tokens[at]?.lower ?? ""];
  const text = person
    ? verbWith({ ...did, form: "fin", person }, { tense: "IND;PST;HAB", person })
    : "";
  return [slip(end, withEndings(parse, { [end]: text }, "used-to", 0.05))];
}
