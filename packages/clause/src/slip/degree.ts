import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { TIMES } from "../word/word-lists.ts";
import {
  capitalLike,
  changed,
  childOf,
  inside,
  reordered,
  rootOf,
  slip,
  suffixesOf,
  withEndings,
  withParticles,
} from "./rewrite.ts";

/** Degrees of what something is like. */
export function degreeSlips(parse: Parse): Fault[] {
  return parse.tokens.flatMap((_, at) => [
    ...veryMuch(parse, at),
    ...muchLiked(parse, at),
    ...thanYesterday(parse, at),
    ...mostMore(parse, at),
    ...veryThing(parse, at),
    ...than(parse, at),
    ...near(parse, at),
    ...thanAnother(parse, at),
    ...behind(parse, at),
    ...atTheEnd(parse, at),
    ...compared(parse, at),
  ]);
}

/** қиын өте жаттығу → өте қиын жаттығу. */
function behind(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  if (!/^(?:өте|тым|аса|ең)$/.test(tokens[at]?.lower ?? "") || at === 0) return [];
  if (tokens[at]?.mark !== "" || tokens[at - 1]?.mark !== "") return [];
  const quality = words[at - 1]?.reading;
  const next = words[at + 1]?.reading;
  // жақсы өте сөйлейді
  const how = next?.kind === "verb" && words[at - 1]?.head === at + 1;
  if (
    (quality?.kind !== "adj" && !(how && quality?.kind === "adv")) ||
    !(next?.kind === "noun" || how)
  )
    return [];
  // мен бүгін өте шаршадым: when is no quality
  const isHow = tokens[at - 1]?.readings.some(({ kind }) => kind === "adj");
  if (/^(?:тым|өте|ең|аса)$/.test(quality.lemma) || !isHow) return [];
  const order = [...tokens.keys()];
  order.splice(at - 1, 2, at, at - 1);
  const texts = { [at]: capitalLike(tokens[at - 1]?.text ?? "", tokens[at]?.lower ?? "") };
  return [slip(at, reordered(parse, order, "very-most", 0.4, texts))];
}

/** ол жақсы ән айтады өте → ол өте жақсы ән айтады: a degree stands before what it is a degree of. */
function atTheEnd(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  if (at < 2 || at !== tokens.length - 1 || !/^(?:өте|тым|аса)$/.test(tokens[at]?.lower ?? ""))
    return [];
  if (tokens[at - 1]?.mark !== "" || tokens[at]?.question !== undefined) return [];
  const quality = words.findLastIndex(
    ({ reading }, place) =>
      place < at &&
      (reading.kind === "adj" || /^(?:жақсы|жаман|тез|көп|қатты)$/.test(reading.lemma)),
  );
  if (quality < 0) return [slip(at)];
  const order = [...tokens.keys()].slice(0, -1);
  order.splice(quality, 0, at);
  return [
    slip(at, reordered(parse, order, "very-most", 0.3, { [quality]: inside(parse, quality) })),
  ];
}

/** менен ең үлкен → менен үлкен, одан көбірек ауыр → одан ауырырақ: what is compared is said by its ending. */
function compared(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || token.mark !== "" || token.leaning.length > 0) return [];
  if (!/^(?:ең|көбірек|азырақ|тым|өте)$/.test(token.lower)) return [];
  const reading = next.readings.find(({ kind }) => kind === "adj");
  if (words[at + 1]?.reading.kind !== "adj" || !reading) return [];
  // өз елінен ең жаман адамды: out of it, the worst
  const than = words.some(
    (one, place) =>
      place < at &&
      words[at + 1]?.relation !== "attribute" &&
      ((one.relation === "than" && one.head >= at) || tokens[place]?.lower === "қарағанда") &&
      tokens.slice(place, at).every(({ mark }) => mark === ""),
  );
  const more = token.lower === "көбірек" || token.lower === "азырақ";
  if (!than && !more) return [];
  const text = more || than ? (inflect(reading.lemma, "ADJ;CMPR")[0] ?? "") : "";
  const plain = next.lower === reading.lemma;
  return [
    slip(
      at,
      text === "" || !plain || token.lower === "азырақ"
        ? []
        : changed(tokens, { [at]: "", [at + 1]: withParticles(next, text) }, "comparison", 0.3),
    ),
  ];
}

/** көп үлкен → өте үлкен, as the predicate. */
function veryMuch(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const next = words[at + 1]?.reading;
  if (token?.lower !== "көп" || token.mark !== "" || token.leaning.length > 0 || at === 0)
    return [];
  if (next?.kind !== "adj" || rootOf(parse) !== at + 1) return [];
  const ids = suffixesOf(parse, at + 1);
  if (ids.some((id) => !id.startsWith("cop"))) return [];
  if (words[at - 1]?.reading.case === "ABL") return [];
  return [slip(at, changed(tokens, { [at]: "өте" }, "very-most", 0.4))];
}

/** көп жақсы көремін → өте жақсы көремін: a feeling is strong, and not much. */
function muchLiked(parse: Parse, at: number): Fault[] {
  const { tokens } = parse;
  const token = tokens[at];
  if (token?.lower !== "көп" || token.mark !== "" || token.leaning.length > 0) return [];
  const liked =
    /^(?:жақсы|жек)$/.test(tokens[at + 1]?.lower ?? "") &&
    parse.words[at + 2]?.reading.lemma === "көру";
  return liked ? [slip(at, changed(tokens, { [at]: "өте" }, "very-most", 0.3))] : [];
}

/** ең жақсырақ → ең жақсы; өте қып-қызыл → қып-қызыл. */
function mostMore(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || !/^(?:ең|өте|тым|аса)$/.test(token.lower) || token.mark !== "") return [];
  const reading = words[at + 1]?.reading;
  const compared = next.readings.find(
    ({ kind, source }) => kind === "adj" && source?.suffixes.some(({ id }) => id === "cmpr"),
  );
  if (token.lower === "ең" && compared)
    return [
      slip(
        at + 1,
        changed(tokens, { [at + 1]: capitalLike(next.text, compared.lemma) }, "very-most", 0.4),
      ),
    ];
  if (/^\p{L}{1,4}-/u.test(next.lower) && reading?.kind === "adj")
    return [slip(at, changed(tokens, { [at]: "" }, "softened-adjectives", 0.5))];
  return [];
}

/** мен өте шайды жақсы көремін → мен шайды өте жақсы көремін. */
function veryThing(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  const next = words[at + 1]?.reading;
  if (!token || !/^(?:өте|тым|аса)$/.test(token.lower) || token.mark !== "") return [];
  if (next?.kind !== "noun" || next.source?.upos === "ADJ") return [];
  if (next.case !== "ACC" && next.case !== "DAT") return [];
  const adjective = words.findIndex(
    ({ reading }, place) => place > at + 1 && (reading.kind === "adj" || reading.kind === "adv"),
  );
  if (adjective < 0) return [slip(at)];
  const order = [...tokens.keys()].filter((place) => place !== at);
  order.splice(adjective - 1, 0, at);
  return [slip(at, reordered(parse, order, "very-most", 0.5))];
}

/** Qualities that one of two has more of; what is near, like or useful takes the dative. */
export const MORE_OF = new Set(
  "суық ыстық жылы салқын үлкен кіші кішкентай биік аласа ұзын қысқа кең тар жылдам баяу арзан қымбат ауыр жеңіл тәтті ащы дәмді әдемі таза күшті".split(
    " ",
  ),
);

/** қыс күзге суық → күзден суық: one of two of a kind is compared with the other. */
function thanAnother(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const reading = words[at]?.reading;
  const quality = words[at + 1]?.reading;
  const token = tokens[at];
  const [first] = words;
  if (at < 1 || at + 2 !== tokens.length || token?.mark !== "" || reading?.case !== "DAT")
    return [];
  if (quality?.kind !== "adj" || !MORE_OF.has(quality.lemma) || tokens[at + 1]?.question) return [];
  if ((quality.source?.suffixes.length ?? 0) > 0 || reading.owner !== undefined || reading.pronoun)
    return [];
  const subject = words[childOf(parse, at + 1, "subject")]?.reading ?? first?.reading;
  const alike =
    TIMES.has(subject?.lemma ?? "") &&
    TIMES.has(reading.lemma) &&
    subject?.case === "NOM" &&
    subject.lemma !== reading.lemma;
  const ablative = alike ? nounWith(reading, { case: "ABL" }) : "";
  return ablative === ""
    ? []
    : [slip(at, changed(tokens, { [at]: withParticles(token, ablative) }, "comparison", 0.2))];
}

/** бүгін кешеге суық → кешегіден суық: a day is compared with how it was then. */
function thanYesterday(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const day = /^(кеше|бүгін|былтыр)(?:ге|гіге|ғы)?(?:ге|ға)$/u.exec(tokens[at]?.lower ?? "")?.[1];
  const quality = words[at + 1]?.reading;
  if (day === undefined || tokens[at]?.mark !== "" || quality?.kind !== "adj") return [];
  if (!MORE_OF.has(quality.lemma) || at + 2 !== tokens.length) return [];
  const than = day === "былтыр" ? "былтырғыдан" : `${day}гіден`;
  return [slip(at, withEndings(parse, { [at]: than }, "comparison"))];
}

/** ағам мені үлкен → ағам менен үлкен. */
function than(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const reading = words[at]?.reading;
  const next = words[at + 1]?.reading;
  const token = tokens[at];
  // ағам менде үлкен: of two, in whom one is so
  const among =
    reading?.case === "LOC" && reading.pronoun && MORE_OF.has(next?.lemma ?? "") && !reading.plural;
  if (!token || at === 0 || token.mark !== "" || reading?.kind !== "noun") return [];
  if (reading.case !== "ACC" && !among) return [];
  if (next?.kind !== "adj" || rootOf(parse) !== at + 1) return [];
  if (childOf(parse, at + 1, "subject") < 0) return [];
  const ablative = nounWith(reading, { case: "ABL" });
  return [
    slip(at, changed(tokens, { [at]: ablative === "" ? undefined : ablative }, "comparison", 0.4)),
  ];
}

const PLACE = new Set(
  "мектеп базар дүкен банк үй вокзал әуежай мейрамхана кітапхана дәріхана аурухана университет саябақ орталық мешіт театр кинотеатр аялдама қонақүй қонақ_үй теңіз өзен ауыл қала".split(
    " ",
  ),
);

/** базар жақын мектеп: which of the two is near the other is not said. */
function near(parse: Parse, at: number): Fault[] {
  const { tokens, words } = parse;
  const token = tokens[at];
  if (!token || !/^(?:жақын|алыс)$/.test(token.lower) || at !== 1 || tokens.length !== 3) return [];
  const [first, , last] = words.map(({ reading }) => reading);
  const place = (one: typeof first) =>
    one?.kind === "noun" && one.case === "NOM" && one.owner === undefined && PLACE.has(one.lemma);
  if (!first || !last || !place(first) || !place(last)) return [];
  const kase = token.lower === "жақын" ? "DAT" : "ABL";
  const cased = nounWith(last, { case: kase });
  return [
    slip(
      at,
      reordered(parse, [0, 2, 1], kase === "DAT" ? "dative" : "ablative", 0.6, { 2: cased }),
    ),
  ];
}
