import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { PERSONS, predicateWith } from "../word/inflected.ts";
import { WAS } from "./conditions.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const BEFORE_NOW = /^(?:кеше|былтыр)$/;

/** Мен кеше жұмыста → жұмыста болдым; мен былтыр студент → студент едім: what one was is said by a verb. */
export const unsaidPastSlips = ({ tokens, words }: Parse): Fault[] => {
  const at = tokens.length - 1;
  const [who, when] = words;
  const token = tokens[at];
  const said = words[at];
  const person = who?.reading.person;
  if (!token || !said || at < 2 || !who?.reading.pronoun || who.reading.case !== "NOM") return [];
  if (person === undefined || !BEFORE_NOW.test(tokens[1]?.lower ?? "")) return [];
  if (when?.reading.kind !== "adv" || said.head !== -1 || token.question !== undefined) return [];
  const { reading } = said;
  if (reading.kind !== "noun" || reading.pronoun || reading.form !== undefined) return [];
  if ((reading.person ?? "3") !== "3" || token.leaning.length > 0) return [];
  const rests = reading.case === "LOC";
  if (!rests && reading.case !== "NOM") return [];
  const was = rests
    ? (inflect("болу", `V;IND;PST;${PERSONS[person]}`)[0] ?? "")
    : (WAS[person] ?? "");
  return [
    slip(
      at,
      was === ""
        ? []
        : changed(tokens, { [at]: `${token.text} ${was}` }, rests ? "past-di" : "edi", 0.1),
    ),
  ];
};

/** Мен инженер, зауытта істеймін → инженермін: what one is has the ending of the person, inside a sentence, too. */
export const unsaidCopulaSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    if (at > 0) return [];
    // мен инженер, …: nobody is called in the middle of what one says of oneself
    const calls = words[1]?.relation === "vocative" && words[1].reading.owner === undefined;
    const on = calls ? 1 : head;
    const token = tokens[on];
    const said = words[on];
    if (!token || !said || on !== 1) return [];
    if (!reading.pronoun || reading.case !== "NOM" || tokens[at]?.mark !== "") return [];
    const { person } = reading;
    if (person === undefined || person === "3" || !token.mark.includes(",")) return [];
    if ((said.relation !== "clause" && !calls) || (said.reading.person ?? "3") !== "3") return [];
    const isSaid =
      (said.reading.kind === "noun" && said.reading.case === "NOM" && !said.reading.pronoun) ||
      said.reading.kind === "adj";
    if (!isSaid || token.leaning.length > 0) return [];
    const text = predicateWith(token.lower, { ...said.reading, source: undefined }, person);
    return [
      slip(
        on,
        text === ""
          ? []
          : changed(tokens, { [on]: withParticles(token, text) }, "person-endings", 0.3),
      ),
    ];
  });
