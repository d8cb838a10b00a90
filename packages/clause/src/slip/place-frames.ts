import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf } from "../usage/usage.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case, Reading } from "../word/reading.ts";
import { MOTION } from "../word/word-lists.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** Who does so gets somewhere, or comes away from there. */
const GOING = /^(?:бару|келу|қайту|кіру|міну|жету|оралу|көшу|аттану)$/;
const HOME = /^(?:қайту|келу|оралу)$/;
const RESTING_NOW = /^(?:отыр|жатыр|тұр)(?:мын|сың|сыз|мыз|сыңдар|сыздар)?$/;
/** What one rests at, and does not sit down to: a table, food, a lesson are sat down to. */
const WORKPLACE = /^(?:жұмыс|үй|мектеп|кеңсе|кітапхана|аурухана|асхана|кафе|университет)$/;
const SIDE = /^(?:бас|төбе|үст|іш|қас|жан|алд)$/;

/** Places in a case that the verb's motion or rest does not ask for. */
export const placeFrameSlips = (parse: Parse, government: Government): Fault[] => [
  ...goneIn(parse, government),
  ...beenTo(parse, government),
  ...satTo(parse),
  ...tiredTo(parse),
  ...heardTo(parse, government),
  ...cameOutIn(parse, government),
  ...metTo(parse, government),
];

const isPlace = (reading: Reading, government: Government): boolean =>
  reading.kind === "noun" &&
  reading.form === undefined &&
  !reading.pronoun &&
  (classesOf(reading, government).some((one) => one === "place" || one === "vehicle") ||
    WORKPLACE.test(reading.lemma));

const cased = (parse: Parse, at: number, kases: readonly Case[]): Fault[] => {
  const reading = parse.words[at]?.reading as Reading;
  return [
    slip(
      at,
      ...kases.map((kase, order) =>
        withEndings(
          parse,
          { [at]: nounWith(reading, { case: kase }) },
          { DAT: "dative", ABL: "ablative", LOC: "locative" }[kase as "DAT"] ?? "locative",
          0.3 + order * 0.6,
        ),
      ),
    ),
  ];
};

/** театрда барғымыз келеді → театрға; жұмыста қайтамын → жұмыстан: who goes, goes somewhere or comes from there. */
function goneIn(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = words[head]?.reading;
    if (reading.case !== "LOC" || head !== at + 1 || tokens[at]?.mark) return [];
    if (verb?.kind !== "verb" || (verb.source?.features.Voice ?? "") !== "") return [];
    if (!GOING.test(verb.lemma) && !(verb.lemma === "шығу" && SIDE.test(reading.lemma))) return [];
    if (verb.form === "vn" || verb.form === "part" || !isGoal(reading, government)) return [];
    const beside = words.some(
      (one, place) =>
        place !== at &&
        (one.head === head || place === head + 1) &&
        (((one.reading.case === "DAT" || one.reading.case === "ABL") &&
          !government.isOf(one.reading.lemma, "time")) ||
          one.relation === "helped"),
    );
    // келе жатыр, жүріп келеді: on the way, and for a long time
    const helped = words[head]?.relation === "helped";
    if (
      beside ||
      (helped && !/^(?:беру|алу|қалу|кету)$/.test(words[head + 1]?.reading.lemma ?? ""))
    )
      return [];
    const away = HOME.test(verb.lemma) && !/^(?:үй|ауыл|ел)$/.test(reading.lemma);
    return cased(parse, at, away ? ["DAT", "ABL"] : ["DAT"]);
  });
}

const isGoal = (reading: Reading, government: Government): boolean =>
  (isPlace(reading, government) || SIDE.test(reading.lemma)) &&
  !government.isOf(reading.lemma, "time") &&
  !/^(?:дала|көше|жол|жер)$/.test(reading.lemma);

/** күні бойы үйге болдық → үйде: who is, is somewhere. */
function beenTo(parse: Parse, government: Government): Fault[] {
  const { tokens, words } = parse;
  return words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = words[head]?.reading;
    if (reading.case !== "DAT" || head !== at + 1 || verb?.lemma !== "болу") return [];
    if (verb.form !== "fin" || !verb.person || verb.person === "3" || tokens[at]?.mark) return [];
    return isPlace(reading, government) ? cased(parse, at, ["LOC"]) : [];
  });
}

/** ағам қазір жұмысқа отыр → жұмыста: who sits there now has sat down. */
function satTo(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.length - 2;
  const reading = words[at]?.reading;
  const last = tokens[at + 1];
  if (!last || !RESTING_NOW.test(last.lower) || rootOf(parse) !== at + 1) return [];
  if (reading?.case !== "DAT" || !WORKPLACE.test(reading.lemma) || words[at]?.head !== at + 1)
    return [];
  if (
    words[at + 1]?.reading.form !== "fin" ||
    words[at + 1]?.reading.source?.features.Aspect !== "Prog"
  )
    return [];
  return cased(parse, at, ["LOC"]);
}

/** жолға шаршадым → жолдан: one tires of something. */
const tiredTo = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (verb?.lemma !== "шаршау" || MOTION.has(parse.words[head + 1]?.reading.lemma ?? ""))
      return [];
    if (reading.case !== "DAT" || reading.kind !== "noun" || reading.pronoun || head !== at + 1)
      return [];
    return /^(?:жол|жұмыс|сабақ|күн|шу|ыстық|қала|ойын)$/.test(reading.lemma)
      ? cased(parse, at, ["ABL"])
      : [];
  });

/** мұғалімге естідім → мұғалімнен: one hears of somebody. */
const heardTo = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (verb?.lemma !== "есту" || verb.source?.features.Voice || verb.form !== "fin") return [];
    if (reading.case !== "DAT" || reading.kind !== "noun" || reading.form) return [];
    // Айгүлге не болғанын естідің бе: what happened to whom
    const happened = parse.words
      .slice(at + 1, head)
      .some(({ reading: one }) => one.lemma === "болу" && one.form === "part");
    if (happened) return [];
    const somebody = reading.pronoun
      ? reading.person !== undefined
      : government.isOf(reading.lemma, "person");
    return somebody || reading.name ? cased(parse, at, ["ABL"]) : [];
  });

/** автобуста түсіп → автобустан түсіп; дүкенде шықты → дүкеннен: who comes out, comes out of something. */
const cameOutIn = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (
      reading.case !== "LOC" ||
      head !== at + 1 ||
      parse.tokens[at]?.mark ||
      reading.owner === "3"
    )
      return [];
    if (!/^(?:шығу|түсу)$/.test(verb?.lemma ?? "") || verb?.source?.features.Voice) return [];
    const vehicle = government.isOf(reading.lemma, "vehicle");
    if (!vehicle && !(verb?.lemma === "шығу" && isPlace(reading, government) && !isOpen(reading)))
      return [];
    const beside = parse.words.some(
      (one, place) =>
        place !== at &&
        one.head === head &&
        (one.reading.case === "DAT" || one.reading.case === "ABL" || one.relation === "object"),
    );
    return beside ? [] : cased(parse, at, ["ABL"]);
  });

/** Where something comes out, is shown or grows. */
const isOpen = ({ lemma, name }: Reading): boolean =>
  name ||
  /^(?:дала|көше|жер|базар|сахна|теледидар|жол|бау|бақша|қала|ел|дүние|нарық|экран|театр)$/.test(
    lemma,
  );

/** дәрігерді ауруханаға кездестірдім → ауруханада: people meet somewhere. */
const metTo = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (reading.case !== "DAT" || head !== at + 1 || parse.tokens[at]?.mark || reading.form)
      return [];
    if (!/^(?:кездестіру|кездесу|жолықтыру|туу|өсу|тұрақтау)$/.test(verb?.lemma ?? "")) return [];
    return isPlace(reading, government) || reading.source?.entry?.pos === "name-place"
      ? cased(parse, at, ["LOC"])
      : [];
  });
