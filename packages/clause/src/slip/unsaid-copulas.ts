import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import { timeAt } from "../fault/tense-faults.ts";
import type { Parse } from "../parse.ts";
import { PERSONS, predicateWith } from "../word/inflected.ts";
import { WAS } from "./conditions.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const BEFORE_NOW = /^(?:кеше|былтыр)$/;

/** Мен кеше жұмыста → жұмыста болдым; мен былтыр студент → студент едім: what one was is said by a verb. */
export const unsaidPastSlips = ({ tokens, words }: Parse): Fault[] => {
  const at = tokens.length - 1;
  // былтыр мен студент: the time may stand first
  const isFirst = BEFORE_NOW.test(tokens[0]?.lower ?? "");
  const who = words[isFirst ? 1 : 0];
  const when = words[isFirst ? 0 : 1];
  const token = tokens[at];
  const said = words[at];
  const person = who?.reading.person;
  if (!token || !said || at < 2 || !who?.reading.pronoun || who.reading.case !== "NOM") return [];
  if (person === undefined || !BEFORE_NOW.test(tokens[isFirst ? 0 : 1]?.lower ?? "")) return [];
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

/** Кеше ауа райы жақсы → жақсы болды; кеше сабақ жоқ → болмады: how things were is said by a verb. */
export const unsaidPastOfThingsSlips = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const at = tokens.length - 1;
  const token = tokens[at];
  const said = words[at];
  if (!token || said?.head !== -1 || token.leaning.length > 0 || token.question !== undefined)
    return [];
  const { reading } = said;
  const isThere = reading.kind === "modal" && /^(?:бар|жоқ)$/.test(token.lower);
  if (!isThere && (reading.kind !== "adj" || (reading.person ?? "3") !== "3")) return [];
  if (tokens.some(({ mark }, place) => mark !== "" && place < at)) return [];
  // өткен аптада: the word that tells the time may stand before its noun
  const isPast = words.some(
    ({ head }, place) =>
      // өткен күнде белгі жоқ: days gone by are talked of in the present
      words[place + 1]?.reading.lemma !== "күн" &&
      (head === at || (words[head]?.head === at && words[head]?.relation !== "subject")) &&
      timeAt(parse, place) === "past",
  );
  const subject = words.some(
    ({ head, relation, reading: one }) =>
      head === at && relation === "subject" && !(one.pronoun && /^[12]/.test(one.person ?? "")),
  );
  if (!isPast || !subject) return [];
  const was = token.lower === "жоқ" ? "болмады" : isThere ? "болды" : `${token.text} болды`;
  return [slip(at, changed(tokens, { [at]: was }, "past-di", 0.1))];
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
