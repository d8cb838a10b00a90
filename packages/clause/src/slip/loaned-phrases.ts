import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { verbWith } from "../word/inflected.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** What is put together as another language does it. */
export const loanedPhraseSlips = (parse: Parse, government: Government): Fault[] => [
  ...workingLike(parse, government),
  ...nobodyBesides(parse),
  ...askedOr(parse),
  ...tongues(parse, government),
  ...shownToDoctors(parse),
];

/** аспаз сияқты жұмыс істеймін → аспаз болып: what one works as. */
const workingLike = (parse: Parse, government: Government): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const who = parse.words[at - 1]?.reading;
    if (!/^(?:сияқты|секілді)$/.test(lower) || mark !== "") return [];
    if (parse.tokens[at + 1]?.lower !== "жұмыс" || parse.words[at + 2]?.reading.lemma !== "істеу")
      return [];
    const isCalling =
      who?.kind === "noun" &&
      !who.pronoun &&
      !who.name &&
      (government.isOf(who.lemma, "calling") || government.isOf(who.lemma, "person"));
    return isCalling ? [slip(at, withEndings(parse, { [at]: "болып" }, "converb-ip", 0.1))] : [];
  });

const WITHOUT: Readonly<Record<string, string>> = {
  менсіз: "менен",
  сенсіз: "сенен",
  онсыз: "одан",
  бізсіз: "бізден",
  сізсіз: "сізден",
  оларсыз: "олардан",
};

/** менсіз басқа ешкім → менен басқа ешкім. */
const nobodyBesides = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const besides = WITHOUT[lower];
    return besides !== undefined && parse.tokens[at + 1]?.lower === "басқа"
      ? [slip(at, withEndings(parse, { [at]: besides }, "ablative", 0.1))]
      : [];
  });

/** шай ма немесе кофе ме → шай ма әлде кофе ме: between two questions. */
const askedOr = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const { tokens } = parse;
    const asked =
      tokens[at - 1]?.question !== undefined &&
      tokens.slice(at + 1).some(({ question }) => question !== undefined);
    return lower === "немесе" && asked
      ? [slip(at, withEndings(parse, { [at]: "әлде" }, "yes-no-questions", 0.1))]
      : [];
  });

const TONGUE_VERB = /^(?:сөйлеу|жазу|оқу|түсіну|білу|үйрену|сөйлесу)$/;

/** ол ағылшын жақсы сөйлейді → ағылшынша: a language is spoken in its own form. */
const tongues = (parse: Parse, government: Government): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const lower = tokens[at]?.lower ?? "";
    if (!government.isOf(reading.lemma, "nation") || lower !== reading.lemma.toLowerCase())
      return [];
    if ((reading.case ?? "NOM") !== "NOM" || tokens[at]?.mark !== "" || at === 0) return [];
    const how = words[at + 1]?.reading;
    const verb = how?.kind === "adv" || how?.kind === "adj" ? words[at + 2]?.reading : undefined;
    if (!verb || !TONGUE_VERB.test(verb.lemma) || verb.form !== "fin") return [];
    const soft = /[әеөүі][^аоұыәеөүі]*$/u.test(lower);
    return [
      slip(at, withEndings(parse, { [at]: lower + (soft ? "ше" : "ша") }, "sha-manner", 0.1)),
    ];
  });

/** дәрігерге көрсеттім → көріндім: one lets oneself be seen, where nothing else is shown. */
const shownToDoctors = (parse: Parse): Fault[] => {
  const { words } = parse;
  const root = rootOf(parse);
  const verb = words[root]?.reading;
  if (verb?.lemma !== "көрсету" || verb.form !== "fin" || verb.source?.features.Voice) return [];
  // дәрігерге көрсеттіңіз бе: a child, or whatever is talked of
  if (verb.person !== "1s") return [];
  const doctor = words.some(
    ({ reading, head }) =>
      head === root &&
      reading.case === "DAT" &&
      /дәрігер$|^(?:дәрігер|маман|хирург|стоматолог)$/u.test(reading.lemma),
  );
  const shown = words.some(
    ({ reading, head }) =>
      head === root &&
      /^(?:ACC|NOM)$/.test(reading.case ?? "") &&
      reading.kind === "noun" &&
      !reading.pronoun,
  );
  if (!doctor || shown) return [];
  return [
    slip(
      root,
      withEndings(parse, { [root]: verbWith({ ...verb, lemma: "көріну" }, {}) }, "passive", 0.1),
    ),
  ];
};
