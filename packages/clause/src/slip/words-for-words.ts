import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbWith } from "../word/inflected.ts";
import { rootOf, slip, withEndings } from "./rewrite.ts";

/** One word of two languages' worth: where another language has one word and Kazakh two, the wrong one of them. */
export const wordForWordSlips = (parse: Parse, government: Government): Fault[] => [
  ...spokenNames(parse),
  ...longTimes(parse),
  ...workingLike(parse, government),
  ...nobodyBesides(parse),
  ...askedOr(parse),
  ...tongues(parse, government),
  ...shownToDoctors(parse),
];

/** атыңызды сөйлеңіз → айтыңыз: a name or a word is said; one talks in a language. */
const spokenNames = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const said = parse.words[at - 1]?.reading;
    if (reading.lemma !== "сөйлеу" || (reading.form !== "fin" && reading.form !== "imp")) return [];
    if (said?.kind !== "noun" || said.case !== "ACC" || said.lemma === "сөз") return [];
    const bare = verbWith({ ...reading, lemma: "айту" }, {});
    const asks = /ш[ыі]$/u.test(parse.tokens[at]?.lower ?? "") && !/ш[ыі]$/u.test(bare) ? "шы" : "";
    return bare === ""
      ? []
      : [slip(at, withEndings(parse, { [at]: bare + asks }, "verb-stem", 0.1))];
  });

const LASTING = /^(?:күту|жүру|отыру|тұру|сөйлесу|сөйлеу|ұйықтау|жұмыс|ойлау|жату|іздеу|оқу)$/;

/** сізді ұзын күттім → ұзақ күттім: time is long in another word than a road. */
const longTimes = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] =>
    lower === "ұзын" && mark === "" && LASTING.test(parse.words[at + 1]?.reading.lemma ?? "")
      ? [slip(at, withEndings(parse, { [at]: "ұзақ" }, "duration", 0.1))]
      : [],
  );

/** аспаз сияқты жұмыс істеймін → аспаз болып: what one works as. */
const workingLike = (parse: Parse, government: Government): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const who = parse.words[at - 1]?.reading;
    if (!/^(?:сияқты|секілді|ретінде)$/.test(lower) || lower === "ретінде" || mark !== "")
      return [];
    if (parse.tokens[at + 1]?.lower !== "жұмыс" || parse.words[at + 2]?.reading.lemma !== "істеу")
      return [];
    const isCalling =
      who?.kind === "noun" &&
      !who.pronoun &&
      !who.name &&
      (government.isOf(who.lemma, "calling") || government.isOf(who.lemma, "person"));
    return isCalling ? [slip(at, withEndings(parse, { [at]: "болып" }, "converb-ip", 0.1))] : [];
  });

/** менсіз басқа ешкім → менен басқа ешкім. */
const nobodyBesides = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, text }, at): Fault[] => {
    const [, stem = "", plain = ""] =
      /^((мен|сен|ол|біз|сіз|олар)|.{2,})с[ыі]з$/u.exec(lower) ?? [];
    if (parse.tokens[at + 1]?.lower !== "басқа" || stem === "" || text === "") return [];
    const base = parse.words[at]?.reading;
    if (!base) return [];
    const noun = {
      ...base,
      kind: "noun" as const,
      lemma: plain || stem,
      pronoun: plain !== "",
      form: undefined,
      source: undefined,
      plural: false,
    };
    const { form: _form, owner: _owner, ...bare } = noun;
    return [
      slip(at, withEndings(parse, { [at]: nounWith(bare, { case: "ABL" }) }, "ablative", 0.1)),
    ];
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
