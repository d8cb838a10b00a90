import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, PRONOUNS, pronounIn, verbWith } from "../word/inflected.ts";
import { capitalLike, changed, childOf, rootOf, slip, withEndings } from "./rewrite.ts";

const JOINED: Readonly<Record<string, string>> = {
  кім: "ешкім",
  теңе: "ештеңе",
  нәрсе: "ешнәрсе",
  қашан: "ешқашан",
  қайда: "ешқайда",
  қандай: "ешқандай",
  қайдан: "ешқайдан",
  бір: "ешбір",
};
const TIMED: Readonly<Record<string, string>> = {
  кешеде: "кеше",
  ертеңде: "ертең",
  былтырда: "былтыр",
};

/** Words that stand for others by their look. */
export const misreadWordSlips = (parse: Parse, government: Government): Fault[] => [
  ...nobodyApart(parse),
  ...severalApart(parse),
  ...timesInPlace(parse),
  ...gamesAsPlaces(parse),
  ...daysOnTop(parse, government),
  ...lateBeing(parse),
  ...rightPersons(parse),
  ...ageThere(parse),
  ...workingAs(parse, government),
  ...withNobody(parse),
  ...brokenForOneself(parse),
];

/** стакан сынып алды, сынып берді → сынып қалды: what breaks does so to nobody's good, and is no class of pupils. */
const brokenForOneself = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const helper = parse.words[at + 1]?.reading;
    if (lower !== "сынып" || mark !== "" || at === 0 || helper?.form !== "fin") return [];
    if (!/^(?:алу|беру)$/.test(helper.lemma) || (helper.person ?? "3") !== "3") return [];
    if (parse.words.some(({ reading }, place) => place < at && reading.case === "ACC")) return [];
    const left = verbWith({ ...helper, lemma: "қалу" }, {});
    return [slip(at + 1, withEndings(parse, { [at + 1]: left }, "helper-verbs-1", 0.05))];
  });

/** еш кім → ешкім. */
const nobodyApart = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap(({ lower, mark, text }, at): Fault[] => {
    const next = tokens[at + 1];
    const whole =
      lower === "еш" && mark === ""
        ? /^(?:кім|теңе|нәрсе|қашан|қайда|қандай|қайдан|бір)/.exec(next?.lower ?? "")?.[0]
        : undefined;
    if (whole === undefined || !next) return [];
    const text2 = `${JOINED[whole] ?? ""}${next.lower.slice(whole.length)}`;
    return [
      slip(
        at,
        changed(tokens, { [at]: capitalLike(text, text2), [at + 1]: "" }, "indefinites", 0.2),
      ),
    ];
  });

/** кешеде → кеше: when it was needs no case. */
const timesInPlace = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const time = TIMED[lower];
    return time === undefined
      ? []
      : [slip(at, withEndings(parse, { [at]: time }, "clock-and-days"))];
  });

const GAME = /^(?:футбол|волейбол|баскетбол|теннис|хоккей|шахмат|дойбы|доп|асық|тоғызқұмалақ)$/;

/** футболда ойнаймын → футбол ойнаймын: what is played is no place. */
const gamesAsPlaces = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const verb = parse.words[head]?.reading;
    if (!GAME.test(reading.lemma) || verb?.lemma !== "ойнау" || head !== at + 1) return [];
    if (reading.case !== "LOC" && reading.case !== "DAT") return [];
    return [slip(at, withEndings(parse, { [at]: reading.lemma }, "verb-stem"))];
  });

const DAY = /^(?:дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі)$/;

/** дүйсенбінің үстінде → дүйсенбіде: a day has no top. */
const daysOnTop = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const side = parse.words[head]?.reading;
    if (reading.case !== "GEN" || head !== at + 1 || !/^(?:үст|іш)$/.test(side?.lemma ?? ""))
      return [];
    if (
      !(
        DAY.test(reading.lemma) ||
        (side?.lemma === "үст" && government.isOf(reading.lemma, "time"))
      )
    )
      return [];
    const text = nounWith(reading, { case: "LOC" });
    return [
      slip(
        at,
        text === ""
          ? []
          : changed(
              parse.tokens,
              { [at]: capitalLike(parse.tokens[at]?.text ?? "", text), [at + 1]: "" },
              "clock-and-days",
              0.3,
            ),
      ),
    ];
  });

/** мен сабаққа кеш болдым → кешіктім: who is late is no late hour. */
function lateBeing(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = rootOf(parse);
  const verb = words[at]?.reading;
  if (
    verb?.lemma !== "болу" ||
    tokens[at - 1]?.lower !== "кеш" ||
    !verb.person ||
    verb.person === "3"
  )
    return [];
  if (tokens[at - 1]?.mark) return [];
  const text = verbWith({ ...verb, lemma: "кешігу" }, {});
  return [
    slip(at, text === "" ? [] : changed(tokens, { [at - 1]: "", [at]: text }, "verb-stem", 0.3)),
  ];
}

/** сен дұрыссың → сенікі дұрыс: what one says is right, not who says it. */
const rightPersons = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading }, at): Fault[] => {
    const token = tokens[at];
    if (reading.lemma !== "дұрыс" || !reading.person || reading.person === "3" || !token) return [];
    const who = words[at - 1]?.reading;
    if (!who?.pronoun || who.case !== "NOM" || who.person !== reading.person)
      return [{ kind: "slip", at, head: at }];
    const own = OWN[PRONOUNS[reading.person]];
    return [
      slip(
        at,
        own === undefined
          ? []
          : changed(
              tokens,
              { [at - 1]: capitalLike(tokens[at - 1]?.text ?? "", own), [at]: "дұрыс" },
              "niki",
              0.4,
            ),
      ),
    ];
  });
const OWN: Readonly<Record<string, string>> = {
  мен: "менікі",
  сен: "сенікі",
  сіз: "сіздікі",
  біз: "біздікі",
};

/** маған он алты жас бар → мен он алты жастамын. */
function ageThere({ tokens, words }: Parse): Fault[] {
  const end = tokens.length - 1;
  const who = words[0]?.reading;
  if (tokens[end]?.lower !== "бар" || tokens[end - 1]?.lower !== "жас" || end < 3) return [];
  if (!who?.pronoun || !who.person || !/^(?:DAT|LOC|GEN)$/.test(who.case ?? "")) return [];
  if (!words.slice(1, end - 1).every(({ reading }) => reading.kind === "num")) return [];
  const aged = AGED[who.person];
  if (aged === undefined) return [slip(end)];
  return [
    slip(
      end,
      changed(
        tokens,
        {
          0: capitalLike(tokens[0]?.text ?? "", pronounIn(who.person, "NOM")),
          [end - 1]: aged,
          [end]: "",
        },
        "dates-and-parts",
        0.4,
      ),
    ),
  ];
}
const AGED: Readonly<Record<string, string>> = {
  "1s": "жастамын",
  "2s": "жастасың",
  "2f": "жастасыз",
  "3": "жаста",
  "1p": "жастамыз",
};

/** инженерге болып істейді → инженер болып: what somebody works as has no case. */
const workingAs = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const being = parse.tokens[at + 1];
    if (being?.lower !== "болып" || head !== at + 1 || !government.isOf(reading.lemma, "person"))
      return [];
    if (!/^(?:DAT|LOC|ACC|INS)$/.test(reading.case ?? "") || reading.pronoun || reading.owner)
      return [];
    if (!parse.words.slice(at + 2).some(({ reading: one }) => one.lemma === "істеу")) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "NOM" }) }, "word-order")),
    ];
  });

/** ешкім мен сөйлеспеді → ешкіммен: with nobody. */
const withNobody = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark, text }, at): Fault[] => {
    const next = parse.tokens[at + 1];
    const verb = parse.words[at + 2]?.reading;
    if (
      !/^(?:ешкім|кім|біреу)$/.test(lower) ||
      mark !== "" ||
      next?.lower !== "мен" ||
      next.mark !== ""
    )
      return [];
    if (verb?.kind !== "verb" || childOf(parse, rootOf(parse), "subject") >= at) return [];
    return [
      slip(at, changed(parse.tokens, { [at]: `${text}мен`, [at + 1]: "" }, "instrumental", 0.2)),
    ];
  });

/** бір неше күн → бірнеше күн. */
const severalApart = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap(({ lower, mark, text }, at): Fault[] =>
    lower === "бір" && mark === "" && tokens[at + 1]?.lower === "неше"
      ? [slip(at, changed(tokens, { [at]: `${text}неше`, [at + 1]: "" }, "indefinites", 0.2))]
      : [],
  );
