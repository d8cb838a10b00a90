import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs, verbWith } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { slip, withEndings } from "./rewrite.ts";

/** Reasons and purposes in a form that says something else. */
export const misjoinedClauseSlips = (parse: Parse): Fault[] => [
  ...ifWithoutCondition(parse),
  ...reasonForCommand(parse),
];

/** егер жаңбыр жауғанда → егер жаңбыр жауса: "if" asks for its form of the verb. */
function ifWithoutCondition(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.findIndex(({ lower }) => /^егер(?:де)?$/.test(lower));
  if (at < 0) return [];
  const end = tokens.findIndex(({ mark }, place) => place > at && mark !== "");
  const verb = words[end]?.reading;
  if (end < 0 || end === tokens.length - 1 || verb?.form !== "part") return [];
  if (verb.case !== "LOC" && verb.case !== "ABL") return [];
  if (words.slice(at, end).some(({ reading }) => reading.form === "cond")) return [];
  // егер сен айтпағаныңда, мен білмес едім: what did not happen
  if (tokens.some(({ lower }) => /^ед[іы]/.test(lower))) return [];
  const subject = words.find(
    ({ head, relation }) => head === end && relation === "subject",
  )?.reading;
  const person: Person = subject?.pronoun && subject.person ? subject.person : "3";
  return [
    slip(
      end,
      withEndings(parse, { [end]: verbWith(verb, { person, tense: "COND" }) }, "conditional"),
    ),
  ];
}

/** кешікпегендіктен, ерте шық → кешікпеу үшін: what is commanded has a purpose, not a reason. */
function reasonForCommand(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const last = tokens.at(-1);
  const commanded = last?.readings.some(({ form, cost }) => form === "imp" && cost < 3) ?? false;
  if (!commanded) return [];
  return words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    if (reading.form !== "part" || !reading.negative || !token?.mark.includes(",")) return [];
    if (!/(?:дықтан|діктен|тықтан|тіктен)$/.test(token.lower)) return [];
    const purpose = verbAs(reading, "V;VN;NOM;NEG");
    return [
      slip(at, withEndings(parse, { [at]: purpose === "" ? "" : `${purpose} үшін` }, "purpose")),
    ];
  });
}
