import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import { timeAt } from "../fault/tense-faults.ts";
import type { Government } from "../government.ts";
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

/** сен қай қаладан → қаладансың, мен Алматыдан → Алматыданмын: where one is from is said of oneself. */
export const unsaidOriginSlips = ({ tokens, words }: Parse, government: Government): Fault[] => {
  const at = tokens.length - 1;
  const token = tokens[at];
  const said = words[at];
  const who = words[0]?.reading;
  const person = who?.person;
  if (!token || !said || said.head !== -1 || at < 1 || at > 3 || token.leaning.length > 0)
    return [];
  if (!who?.pronoun || who.case !== "NOM" || person === undefined || person === "3") return [];
  const { reading } = said;
  if (reading.kind !== "noun" || reading.case !== "ABL" || reading.owner !== undefined) return [];
  if (reading.pronoun || reading.person !== undefined || token.question !== undefined) return [];
  if (reading.source?.entry?.pos !== "name-place" && !government.isOf(reading.lemma, "place"))
    return [];
  if (tokens.some(({ mark }, place) => mark !== "" && place < at)) return [];
  if (words.slice(1, at).some(({ reading: one }) => one.kind !== "det" && one.kind !== "adv"))
    return [];
  const text = predicateWith(token.text, { ...reading, source: undefined }, person);
  return [
    slip(
      at,
      text === "" ? [] : changed(tokens, { [at]: withParticles(token, text) }, "copula", 0.1),
    ),
  ];
};

/** сен кім → сен кімсің: who is asked of is told by the ending. */
export const unsaidWhoSlips = ({ tokens, words }: Parse): Fault[] => {
  const [who, asked] = tokens;
  const person = words[0]?.reading.person;
  if (tokens.length !== 2 || asked?.lower !== "кім" || who?.mark !== "" || asked.leaning.length > 0)
    return [];
  if (!/^(?:сен|сіз|сендер|сіздер)$/.test(who.lower) || person === undefined) return [];
  const reading = words[1]?.reading;
  const text = reading ? predicateWith(asked.lower, { ...reading, source: undefined }, person) : "";
  return [slip(1, text === "" ? [] : changed(tokens, { 1: text }, "copula", 0.1))];
};

const THEN = /^(?:бірақ|сондықтан|өйткені|себебі|алайда|сол үшін|ал)$/;
/** Words that may stand between who it is and what one is. */
const BETWEEN = /^(?:әлі|қазір|бүгін|тек|енді|нағыз|жай|бұрыннан|мұнда|осында|да|де)$/;

/** Мен әлі студент, бірақ жұмыс істеймін → студентпін: a word of time stands between, or one is somewhere. */
export const unsaidAmidSlips = ({ tokens, words }: Parse, government: Government): Fault[] => {
  const who = words[0]?.reading;
  const person = who?.person;
  if (!who?.pronoun || who.case !== "NOM" || person === undefined || person === "3") return [];
  if (tokens[0]?.mark !== "") return [];
  const at = tokens.findIndex(({ mark }) => mark !== "");
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || !token.mark.includes(",") || at < 1 || at > 3 || token.leaning.length > 0)
    return [];
  const between = tokens.slice(1, at);
  if (!between.every(({ lower }) => BETWEEN.test(lower))) return [];
  const goesOn = THEN.test(next.lower);
  const reading = token.readings[0];
  if (!reading || (reading.person ?? "3") !== "3" || token.question !== undefined) return [];
  if (reading.pronoun || reading.owner !== undefined || reading.plural || reading.form) return [];
  const isSomebody =
    reading.kind === "noun" && reading.case === "NOM" && government.isOf(reading.lemma, "person");
  const isSomewhere = reading.kind === "noun" && reading.case === "LOC" && goesOn;
  const isSo = reading.kind === "adj" && goesOn;
  if (!isSomebody && !isSomewhere && !isSo) return [];
  // мен бала, шал, бәрін көрдім: a list; without a word between, unsaidCopulaSlips tells
  if (!goesOn && (between.length === 0 || next.readings[0]?.kind !== "verb")) {
    const others = next.readings[0];
    if (between.length === 0 || !others || !(others.pronoun || others.kind === "adv")) return [];
  }
  const root = words.find(({ head }) => head === -1)?.reading;
  if (root?.person !== person) return [];
  const text = predicateWith(token.lower, { ...reading, source: undefined }, person);
  return [
    slip(
      at,
      text === ""
        ? []
        : changed(tokens, { [at]: withParticles(token, text) }, "person-endings", 0.3),
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
