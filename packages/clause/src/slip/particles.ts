import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { QUOTE } from "../word/read-word.ts";
import { capitalLike, changed, childOf, rootOf, slip, suffixesOf, wordsOf } from "./rewrite.ts";

/** да or де, та or те: which of them follows the sounds of a word. */
export function joiningParticle(word: string): string {
  if (/\d|ь|^\p{Lu}{2,}$/u.test(word) || word === QUOTE) return "";
  const asking = questionParticle(word.toLowerCase());
  if (asking === "") return "";
  return `${asking.startsWith("п") ? "т" : "д"}${asking.endsWith("е") ? "е" : "а"}`;
}

const JOINING = /^(?:да|де|та|те)$/;
const ASKING = /^(?:ма|ме|ба|бе|па|пе)$/;

/** Particles in a shape or a place that they do not have. */
export function particleSlips(parse: Parse): Fault[] {
  return [
    ...joiningShapes(parse),
    ...firstParticle(parse),
    ...grownOn(parse),
    ...askedPresent(parse),
    ...askedCopula(parse),
    ...barMa(parse),
    ...askedImperative(parse),
  ];
}

/** Ол де → Ол да, кітап да → кітап та. */
function joiningShapes({ tokens }: Parse): Fault[] {
  // Солай де: "say so"
  if (tokens.length === 1) return [];
  return tokens.flatMap((token, at) => {
    if (token.leaning.length === 0 || token.question !== undefined) return [];
    const right = joiningParticle(token.text);
    const wrong = token.leaning.some((one) => JOINING.test(one.toLowerCase()) && one !== right);
    if (!wrong || right === "") return [];
    const leaning = token.leaning.map((one) => (JOINING.test(one.toLowerCase()) ? right : one));
    return [slip(at, changed(tokens, { [at]: [token.text, ...leaning].join(" ") }, "da-too", 0.3))];
  });
}

/** Да мен → Мен де; Ғой ол келді → Ол келді ғой; Ма сен келесің → Сен келесің бе. */
function firstParticle({ tokens }: Parse): Fault[] {
  const [first, next] = tokens;
  const last = tokens.at(-1);
  if (!first || !next || !last || first.mark !== "" || tokens.length < 2) return [];
  const base = wordsOf(tokens);
  const end = tokens.length - 1;
  const put = (at: number, particle: string, point: string) =>
    particle === "" ? [] : changed(tokens, { 0: "", [at]: `${base[at]} ${particle}` }, point);
  if (ASKING.test(first.lower))
    return [slip(0, put(end, questionParticle(last.lower), "yes-no-questions"))];
  if (/^(?:да|та|те)$/.test(first.lower))
    return [slip(0, put(1, joiningParticle(next.text), "da-too"))];
  if (first.lower === "ғана") return [slip(0, put(1, "ғана", "ghoi-ghana"))];
  if (first.lower === "ғой") return [slip(0, put(end, "ғой", "ghoi-ghana"))];
  return [];
}

/** Менде студентпін → Мен де студентпін; Олда келді → Ол да келді. */
function grownOn(parse: Parse): Fault[] {
  const root = rootOf(parse);
  const said = parse.words[root]?.reading;
  return parse.tokens.flatMap((token, at) => {
    const [, pronoun] = /^(мен|сен|сіз|біз|ол|олар)(?:де|да)$/.exec(token.lower) ?? [];
    const reading = parse.words[at]?.reading;
    if (pronoun === undefined || !reading?.pronoun || parse.tokens.length < 2) return [];
    const mine = reading.person !== undefined && said?.person === reading.person;
    const spoken = pronoun === "ол" && said?.kind !== "modal";
    // менде көлік жоқ, жаяу барамын: who has something stands in the locative
    if (parse.words[parse.words[at]?.head ?? -1]?.reading.kind === "modal") return [];
    const alone = childOf(parse, root, "subject") < 0 && said?.kind !== "modal";
    if (!spoken && !(mine && alone && reading.person !== "3")) return [];
    const apart = `${capitalLike(token.text, pronoun)} ${joiningParticle(pronoun)}`;
    return [slip(at, changed(parse.tokens, { [at]: apart }, "da-too", 0.4))];
  });
}

/** ішеді па → іше ме: the third person asks without its ending. */
function askedPresent(parse: Parse): Fault[] {
  return parse.words.flatMap(({ reading }, at) => {
    const token = parse.tokens[at];
    if (token?.question === undefined || reading.kind !== "verb") return [];
    if (suffixesOf(parse, at).at(-1) !== "pres3") return [];
    const converb = verbAs(reading, reading.negative ? "V.CVB;IPFV;NEG" : "V.CVB;IPFV");
    if (converb === "" || token.leaning.length > 0) return [];
    // барады ма is read in print as well: it is not called wrong, nor vouched for
    if (questionParticle(token.lower) === token.question) return [slip(at)];
    const asked = `${capitalLike(token.text, converb)} ${questionParticle(converb)}`;
    return [slip(at, changed(parse.tokens, { [at]: asked }, "yes-no-questions", 0.4))];
  });
}

/** үйде еді ме → үйде ме еді, келді екен ме → келді ме екен. */
function askedCopula(parse: Parse): Fault[] {
  return parse.tokens.flatMap((token, at) => {
    const copula = /^(?:еді|екен)/.exec(token.lower)?.[0];
    const before = parse.tokens[at - 1];
    if (copula === undefined || token.question === undefined || !before || before.question)
      return [];
    if (before.mark !== "" || /^(?:емес|жоқ)/.test(before.lower)) return [];
    const asks = questionParticle(before.lower);
    if (asks === "") return [];
    return [
      slip(
        at,
        changed(
          parse.tokens,
          { [at - 1]: `${wordsOf(parse.tokens)[at - 1]} ${asks}`, [at]: token.text },
          copula === "екен" ? "eken" : "edi",
          0.4,
        ),
      ),
    ];
  });
}

/** қалам барма? → қалам бар ма? */
function barMa({ tokens }: Parse): Fault[] {
  const at = tokens.length - 1;
  const last = tokens[at];
  if (last?.lower !== "барма" || !last.mark.includes("?") || at === 0) return [];
  return [slip(at, changed(tokens, { [at]: "бар ма" }, "yes-no-questions", 0.3))];
}

/** беріңіз ше → беріңізші: an order is softened by an ending; ше asks after a condition (берсеңіз ше) and a noun. */
function askedImperative(parse: Parse): Fault[] {
  return parse.tokens.flatMap((token, at) => {
    // шашыңыз ше? may ask of one's hair
    const isThing = token.readings.some(({ kind }) => kind === "noun");
    if (isThing || parse.words[at]?.reading.form !== "imp") return [];
    if (!token.leaning.some((one) => one.toLowerCase() === "ше")) return [];
    const softened = `${token.text}${joiningParticle(token.text).endsWith("а") ? "шы" : "ші"}`;
    return [slip(at, changed(parse.tokens, { [at]: softened }, "soft-requests", 0.2))];
  });
}
