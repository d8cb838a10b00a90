import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith, verbAs, verbWith } from "../../word/inflected.ts";
import type { Person } from "../../word/reading.ts";
import { WAS } from "../conditions.ts";
import { changed, put, rootOf, slip, suffixesOf } from "../rewrite.ts";
import { OWNERS } from "../told-clauses.ts";

/** Verbs of clauses with an ending that another clause has. */
export const clauseEndingSlips = (parse: Parse): Fault[] => [
  ...untilNot(parse),
  ...wishedThat(parse),
  ...thatHeIs(parse),
  ...itTurnsOutYou(parse),
  ...wherever(parse),
  ...inSpiteOf(parse),
  ...askedOfMe(parse),
  ...hadYouWarned(parse),
  ...rowOfDeeds(parse),
  ...obligedYou(parse),
  ...thanked(parse),
];

/** сен келмегенше күтемін → келгенше: one waits until somebody comes. */
const untilNot = (parse: Parse): Fault[] => {
  const verb = parse.words[rootOf(parse)]?.reading;
  if (verb?.lemma !== "күту" || verb.negative) return [];
  return parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const stem = /^(.+?)[мбп][ае]г[ае]нше$|^(.+?)[мбп][ае]ғ[ае]нша$/u.exec(lower);
    const reading = parse.words[at]?.reading;
    const text =
      stem && reading?.kind === "verb" ? verbAs({ ...reading, negative: false }, "V.PTCP;PST") : "";
    return text === ""
      ? []
      : put(
          parse,
          at,
          `${text}${/[ае]н$/u.exec(text)?.[0] === "ен" ? "ше" : "ша"}`,
          "until-gansha",
        );
  });
};

/** күн жылы болсын екен → болса екен. */
const wishedThat = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const isWished = /с[ыі]н$/u.test(parse.tokens[at]?.lower ?? "") && reading.kind === "verb";
    return isWished && parse.tokens[at + 1]?.lower === "екен"
      ? put(
          parse,
          at,
          verbWith({ ...reading, person: "3" }, { tense: "COND", person: "3" }),
          "wishes",
        )
      : [];
  });

/** мен оның дәрігер білмедім → дәрігер екенін білмедім: that somebody is something. */
const thatHeIs = ({ tokens, words }: Parse): Fault[] => {
  const end = tokens.length - 1;
  const [of, what, verb] = [words[end - 2]?.reading, words[end - 1]?.reading, words[end]?.reading];
  const isKnown =
    /^(?:білу|айту|есту|ұмыту|түсіну)$/.test(verb?.lemma ?? "") && verb?.form === "fin";
  if (!isKnown || of?.case !== "GEN" || what?.kind !== "noun" || what.case !== "NOM") return [];
  if (what.owner !== undefined || what.form !== undefined || tokens[end - 1]?.mark) return [];
  const person: Person = of.pronoun ? (of.person ?? "3") : "3";
  const being = BEING[person];
  return being
    ? [
        slip(
          end - 1,
          changed(tokens, { [end - 1]: `${tokens[end - 1]?.text} ${being}` }, "that-clauses", 0.02),
        ),
      ]
    : [];
};
const BEING: Readonly<Record<string, string>> = {
  "1s": "екенімді",
  "2s": "екеніңді",
  "2f": "екеніңізді",
  "3": "екенін",
  "1p": "екенімізді",
};

/** сен жақсы сөйлейсің екенсің → сөйлейді екенсің. */
const itTurnsOutYou = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const after = /^екен(?:мін|сің|сіз|біз)$/.test(parse.tokens[at + 1]?.lower ?? "");
    if (!after || reading.kind !== "verb" || !/^[12]/.test(reading.person ?? "")) return [];
    return suffixesOf(parse, at).includes("pres")
      ? put(parse, at, verbWith(reading, { person: "3" }), "eken")
      : [];
  });

/** қайда сен барасың, мен де сонда барамын → сен қайда барсаң. */
const wherever = ({ tokens, words }: Parse): Fault[] => {
  const end = tokens.findIndex(({ mark }) => mark.includes(","));
  const verb = words[end]?.reading;
  const isAsked = /^(?:қайда|кім|не|қалай|қашан)$/.test(tokens[0]?.lower ?? "");
  const isAnswered = tokens
    .slice(end + 1, end + 4)
    .some(({ lower }) => /^(?:сонда|сол|соны|солай|соған)$/.test(lower));
  if (
    !isAsked ||
    !isAnswered ||
    end < 1 ||
    verb?.form !== "fin" ||
    tokens.some(({ mark }) => mark.includes("?"))
  )
    return [];
  const condition = verbWith(verb, { tense: "COND" });
  const who = words[1]?.reading;
  if (condition === "" || !who?.pronoun || end < 2)
    return condition === ""
      ? []
      : [slip(end, changed(tokens, { [end]: condition }, "whoever", 0.05))];
  const you = tokens[1]?.text ?? "";
  return [
    slip(
      end,
      changed(
        tokens,
        {
          0: you.charAt(0).toUpperCase() + you.slice(1),
          1: tokens[0]?.lower ?? "",
          [end]: condition,
        },
        "whoever",
        0.05,
      ),
    ),
  ];
};

/** жаңбыр жауғанды қарамастан → жауғанына қарамастан. */
const inSpiteOf = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const isSpite = /^қарама(?:стан|й)$/.test(parse.tokens[at + 1]?.lower ?? "");
    const isFact = reading.form === "part" && reading.owner === undefined;
    return isSpite && isFact && parse.tokens[at]?.mark === ""
      ? put(parse, at, verbAs(reading, `V.PTCP;PST;DAT;${OWNERS["3"]}`), "concession")
      : [];
  });

/** ол менен қайда тұрамын деп сұрады → тұрасың: I am asked of myself. */
const askedOfMe = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens } = parse;
    const isQuoted = tokens[at + 1]?.lower === "деп" && /^сұра/.test(tokens[at + 2]?.lower ?? "");
    const ofMe = tokens.slice(0, at).some(({ lower }) => lower === "менен");
    return isQuoted && ofMe && reading.form === "fin" && reading.person === "1s"
      ? put(parse, at, verbWith(reading, { person: "2s" }), "direct-reported")
      : [];
  });

/** егер ескерткеніңде, мен келдім → келер едім. */
const hadYouWarned = (parse: Parse): Fault[] => {
  const { tokens, words } = parse;
  const root = rootOf(parse);
  const main = words[root]?.reading;
  const isIf = /^егер(?:де)?$/.test(tokens[0]?.lower ?? "");
  const open = words.findIndex(
    ({ reading }) =>
      reading.form === "part" && reading.case === "LOC" && reading.owner !== undefined,
  );
  if (
    !isIf ||
    open < 1 ||
    main?.form !== "fin" ||
    !suffixesOf(parse, root).includes("past") ||
    root !== tokens.length - 1
  )
    return [];
  const would = verbWith({ ...main, person: "3" }, { tense: "IND;FUT;POT", person: "3" });
  const was = WAS[main.person ?? "3"];
  return would === "" || !was
    ? []
    : [slip(root, changed(tokens, { [root]: `${would} ${was}` }, "unreal-conditions", 0.05))];
};

/** ұйқыдан тұра, жуынып, кеттім → тұрып: one deed after the other. */
const rowOfDeeds = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const isOpen = reading.form === "a" && !reading.negative && tokens[at]?.mark.includes(",");
    const next = words
      .slice(at + 1, at + 4)
      .some(
        ({ reading: one }, place) => one.form === "p" && tokens[at + 1 + place]?.mark.includes(","),
      );
    return isOpen && next && tokens[at]?.leaning.length === 0
      ? put(parse, at, verbAs(reading, "V.CVB;PFV"), "converb-ip")
      : [];
  });

/** сен келуің тиіссің → келуің тиіс: the duty is told by its deed. */
const obligedYou = (parse: Parse): Fault[] => {
  const end = parse.tokens.length - 1;
  const deed = parse.words[end - 1]?.reading;
  const isTwice =
    /^тиіс(?:пін|сің|сіз|піз)$/.test(parse.tokens[end]?.lower ?? "") &&
    deed?.form === "vn" &&
    deed.owner;
  return isTwice ? put(parse, end, "тиіс", "obligation") : [];
};

/** көмектескен үшін рахмет → көмектескеніңіз үшін; көмектескеніңізді рахмет → көмектескеніңізге; рахмет сені → саған. */
const thanked = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens } = parse;
    const thanks = (place: number) => /^ра[хқ]мет/.test(tokens[place]?.lower ?? "");
    if (
      reading.form === "part" &&
      reading.owner === undefined &&
      tokens[at + 1]?.lower === "үшін" &&
      thanks(at + 2)
    )
      return put(parse, at, nounWith(reading, { case: "NOM", owner: "2f" }), "participle-gan");
    if (
      reading.case === "ACC" &&
      reading.owner &&
      thanks(at + 1) &&
      /^(?:part|vn)$/.test(reading.form ?? "")
    )
      return put(parse, at, nounWith(reading, { case: "DAT" }), "dative");
    if (reading.pronoun && reading.case === "ACC" && tokens.length <= 3 && thanks(at - 1))
      return put(parse, at, nounWith(reading, { case: "DAT" }), "dative");
    return [];
  });
