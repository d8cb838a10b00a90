import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import type { Reading } from "../../word/reading.ts";
import { changed, put, rootOf, slip } from "../rewrite.ts";

/** Words where Kazakh has another, one more or one less. */
export const wordOfAnotherSlips = (parse: Parse, government: Government): Fault[] => [
  ...halfPast(parse),
  ...aTeacher(parse),
  ...itRains(parse),
  ...washOneself(parse),
  ...thanMe(parse),
  ...teachOthers(parse),
  ...andYou(parse),
  ...withoutThing(parse, government),
  ...meToo(parse),
  ...whereOf(parse),
  ...gotToKnow(parse),
  ...notAnything(parse),
  ...setPhrases(parse),
];

/** сағат бір жарты → жарым. */
const halfPast = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower }, at): Fault[] => {
    const isHour =
      parse.words[at - 1]?.reading.kind === "num" &&
      parse.tokens.slice(0, at).some((one) => /^сағат/.test(one.lower));
    return lower === "жарты" && isHour && at === parse.tokens.length - 1
      ? put(parse, at, "жарым", "clock-and-days")
      : [];
  });

/** мен бір мұғаліммін → мен мұғаліммін: what somebody is is not counted. */
const aTeacher = ({ tokens, words }: Parse): Fault[] => {
  const said = words[2]?.reading;
  const isOne =
    tokens[1]?.lower === "бір" &&
    tokens[1].mark === "" &&
    words[0]?.reading.pronoun &&
    words[0].reading.case === "NOM";
  return isOne && said?.kind === "noun" && /^[12]s$/.test(said.person ?? "")
    ? [slip(1, changed(tokens, { 1: "" }, "copula", 0.05))]
    : [];
};

/** бүгін ол жаңбыр жауып тұр → бүгін жаңбыр жауып тұр: nobody makes the rain. */
const itRains = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isIt = token.lower === "ол" && token.mark === "" && token.leaning.length === 0;
    const falls =
      /^(?:жаңбыр|қар|жел|күн)$/.test(tokens[at + 1]?.lower ?? "") &&
      /^(?:жау|соғ|суы|ысы)/.test(tokens[at + 2]?.lower ?? "");
    if (!isIt || !falls || tokens[at + 1]?.mark !== "") return [];
    const next = tokens[at + 1]?.text ?? "";
    const begins = token.first ? next.charAt(0).toUpperCase() + next.slice(1) : next;
    return [slip(at, changed(tokens, { [at]: "", [at + 1]: begins }, "word-order", 0.05))];
  });

const REFLEXIVE: Readonly<Record<string, string>> = { жуу: "жуыну", кию: "киіну" };

/** суық сумен жуамын → жуынамын; тез киіп, шықтым → киініп: what is done to oneself. */
const washOneself = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const oneself = REFLEXIVE[reading.lemma];
    if (oneself === undefined || reading.kind !== "verb" || reading.source?.features.Voice)
      return [];
    if (!/^(?:fin|p)$/.test(reading.form ?? "")) return [];
    // жуды, киіп көруге: what is washed or tried on need not be said again
    if (reading.form === "p" && !parse.tokens[at]?.mark.includes(",")) return [];
    const start = parse.tokens.findLastIndex(({ mark }, place) => place < at && mark !== "") + 1;
    const clause = parse.words.slice(start, at);
    const hasObject = clause.some(
      ({ reading: one, relation }) =>
        one.case === "ACC" || /^(?:object|complement|part)$/.test(relation),
    );
    const isBare = clause.every(
      ({ reading: one }) =>
        one.kind !== "noun" || one.pronoun || one.name || one.case === "INS" || one.case === "DAT",
    );
    const isDoing =
      reading.form === "p"
        ? clause.length > 0
        : clause.some(({ reading: one }) => one.case === "INS");
    if (hasObject || !isBare || !isDoing || parse.words[at + 1]?.reading.form === "fin") return [];
    const other: Reading = { ...reading, lemma: oneself };
    return put(
      parse,
      at,
      reading.form === "p" ? verbAs(other, "V.CVB;PFV") : verbWith(other, {}),
      "reflexive",
    );
  });

/** інім мен ұзынырақ → інім менен ұзынырақ. */
const thanMe = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const isMore =
      /(?:рақ|рек|ырақ|ірек)$/u.test(tokens[at + 1]?.lower ?? "") &&
      words[at + 1]?.reading.kind === "adj";
    return token.lower === "мен" &&
      at > 0 &&
      isMore &&
      at + 1 === tokens.length - 1 &&
      token.mark === ""
      ? [slip(at, changed(tokens, { [at]: "менен" }, "comparison", 0.05))]
      : [];
  });

/** мұғалім бізге қазақша үйренеді → үйретеді. */
const teachOthers = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }): Fault[] => {
    const verb = parse.words[head]?.reading;
    const others = parse.words.some(
      (one) =>
        one.head === head &&
        one.relation === "subject" &&
        one.reading.kind === "noun" &&
        one.reading.person !== reading.person,
    );
    return /^[12]/.test(reading.person ?? "") &&
      reading.pronoun &&
      reading.case === "DAT" &&
      verb?.lemma === "үйрену" &&
      verb.form === "fin" &&
      others
      ? put(parse, head, verbWith({ ...verb, lemma: "үйрету" }, {}), "causative")
      : [];
  });

/** Сен ба? → Сен ше?; …, бірақ сен? → ал сен? */
const andYou = ({ tokens }: Parse): Fault[] => {
  const end = tokens.length - 1;
  const last = tokens[end];
  if (!last || !/^(?:сен|сіз|олар|ол|біз)$/.test(last.lower) || !last.mark.includes("?")) return [];
  if (end === 0 && last.question !== undefined && last.question !== questionParticle(last.text))
    return [slip(0, changed(tokens, { 0: `${last.text} ше` }, "yes-no-questions", 0.05))];
  const but = tokens[end - 1];
  return but?.lower === "бірақ"
    ? [slip(end - 1, changed(tokens, { [end - 1]: "ал" }, "and-but-or", 0.05))]
    : [];
};

/** қант жоқ шай ішемін → қантсыз шай. */
const withoutThing = ({ tokens, words }: Parse, government: Government): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const [thing, from] = [words[at - 1]?.reading, words[at + 1]?.reading];
    if (token.lower !== "жоқ" || token.mark !== "" || token.leaning.length > 0 || token.question)
      return [];
    if (
      thing?.kind !== "noun" ||
      thing.case !== "NOM" ||
      thing.owner ||
      thing.form ||
      tokens[at - 1]?.mark
    )
      return [];
    const isThing =
      from?.kind === "noun" &&
      ["food", "drink", "garment", "place", "vehicle"].some((one) =>
        government.isOf(from.lemma, one),
      );
    if (!isThing || words[at + 2]?.reading.kind !== "verb") return [];
    const lower = tokens[at - 1]?.lower ?? "";
    const without = `${tokens[at - 1]?.text}${/[әеөүі][^аоұыәеөүі]*$/u.test(lower) ? "сіз" : "сыз"}`;
    return [slip(at, changed(tokens, { [at - 1]: without, [at]: "" }, "with-without", 0.05))];
  });

/** Менде барамын → Мен де барамын. */
const meToo = ({ tokens, words }: Parse): Fault[] => {
  const too = /^(мен|сен|біз|сіз)(де)$/u.exec(tokens[0]?.lower ?? "");
  const verb = words.find(({ reading }) => reading.form === "fin")?.reading;
  const person = { мен: "1s", сен: "2s", біз: "1p", сіз: "2f" }[too?.[1] ?? ""];
  // менде көлік жоқ, барамын: what I have
  const isThing = words
    .slice(1)
    .some(({ reading }) => reading.kind === "noun" && reading.case === "NOM" && !reading.pronoun);
  if (isThing) return [];
  return too && person !== undefined && verb?.person === person && tokens[0]?.mark === ""
    ? [slip(0, changed(tokens, { 0: `${tokens[0].text.slice(0, -2)} де` }, "da-too", 0.05))]
    : [];
};

/** бұл – қайда мен тұратын үй → мен тұратын үй. */
const whereOf = ({ tokens, words }: Parse): Fault[] => {
  const at = tokens.findIndex(({ lower }, place) => place > 0 && /^(?:қайда|қашан)$/.test(lower));
  const isRelative = words.some(
    ({ relation, reading }, place) =>
      place > at && relation === "relative" && reading.form === "part",
  );
  return at > 0 &&
    isRelative &&
    !tokens.some(({ mark, question }) => mark.includes("?") || question)
    ? [slip(at, changed(tokens, { [at]: "" }, "participle-atyn", 0.05))]
    : [];
};

/** біз университетте таныдық → таныстық. */
const gotToKnow = (parse: Parse): Fault[] => {
  const root = rootOf(parse);
  const verb = parse.words[root]?.reading;
  const isAlone = !parse.words.some(
    ({ reading, relation }) =>
      reading.case === "ACC" || /^(?:object|complement|clause)$/.test(relation),
  );
  const isPlace = parse.words.some(({ reading, head }) => head === root && reading.case === "LOC");
  return verb?.lemma === "тану" &&
    verb.form === "fin" &&
    /^[12]p/.test(verb.person ?? "") &&
    isAlone &&
    isPlace
    ? put(parse, root, verbWith({ ...verb, lemma: "танысу" }, {}), "reciprocal")
    : [];
};

const NONE: Readonly<Record<string, string>> = {
  бірдеңе: "ештеңе",
  бірдеме: "ештеңе",
  біреу: "ешкім",
  біреуді: "ешкімді",
  бірдеңені: "ештеңені",
};

/** мен бірдеңе түсінбедім → ештеңе. */
const notAnything = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const verb = parse.words[at + 1]?.reading;
    const none = NONE[lower];
    return none &&
      mark === "" &&
      at > 0 &&
      verb?.kind === "verb" &&
      verb.negative &&
      verb.form === "fin" &&
      !parse.tokens[at + 1]?.question
      ? put(parse, at, none, "indefinites")
      : [];
  });

/** Phrases that stand so and not otherwise. */
const setPhrases = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens } = parse;
    // менің пікірімде → пікірімше
    if (
      /^(?:пікір|ой)[ыі]мда$|^пікірімде$/u.test(token.lower) &&
      token.mark.includes(",") &&
      at <= 1
    )
      return put(
        parse,
        at,
        token.lower.replace(/д[ае]$/u, token.lower.startsWith("о") ? "ша" : "ше"),
        "sha-manner",
      );
    // қысқаша айтып, … → айтқанда
    if (
      token.lower === "айтып" &&
      token.mark.includes(",") &&
      /^(?:қысқаша|шынын|турасын|дұрысын)$/.test(tokens[at - 1]?.lower ?? "")
    )
      return put(parse, at, "айтқанда", "when-ganda");
    // бір жағынан …, басқа жағынан → екінші
    const isOther = token.lower === "басқа" && tokens[at + 1]?.lower === "жағынан";
    return isOther && tokens.slice(0, at).some(({ lower }) => lower === "жағынан")
      ? put(parse, at, "екінші", "text-connectors")
      : [];
  });
