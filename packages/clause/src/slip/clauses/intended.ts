import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { PERSONS } from "../../word/inflected.ts";
import type { Person } from "../../word/reading.ts";
import { TIMES } from "../../word/word-lists.ts";
import { slip, withEndings } from "../rewrite.ts";

const WHO: Readonly<Record<string, Person>> = { мен: "1s", біз: "1p", сен: "2s", сіз: "2f" };

/** мен үй сатып алмақ → алмақпын; мен қатысуға тиіс → тиіспін: whose plan or duty it is, its ending says. */
export function intendedSlips(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const end = tokens.length - 1;
  const token = tokens[end];
  const at = tokens.findIndex(({ lower }) => Object.hasOwn(WHO, lower));
  const person = WHO[tokens[at]?.lower ?? ""];
  // келер жылы мен: I, where nobody else is named before
  const isNamed = words
    .slice(0, at)
    .some(({ reading }) => reading.kind === "noun" && !TIMES.has(reading.lemma));
  if (
    !token ||
    person === undefined ||
    isNamed ||
    tokens.slice(0, end).some(({ mark }) => mark !== "")
  )
    return [];
  const before = words[end - 1]?.reading;
  const isPlan = /м[ае][қк](?:ш[ыі])?$|п[ае][қк](?:ш[ыі])?$|б[ае][қк](?:ш[ыі])?$/u.test(
    token.lower,
  );
  const plan = token.readings.find(
    ({ source }) => source?.suffixes.some(({ id }) => id === "inten") ?? false,
  );
  const isDuty = token.lower === "тиіс" && before?.form === "vn" && before.case === "DAT";
  if (!(isPlan && plan) && !isDuty) return [];
  const text =
    inflect(token.lower, `ADJ;PRED;${PERSONS[person]}`)[0] ??
    inflect(token.lower, `N;PRED;${PERSONS[person]}`)[0] ??
    "";
  return [
    slip(end, withEndings(parse, { [end]: text }, isDuty ? "obligation" : "intention", 0.05)),
  ];
}
