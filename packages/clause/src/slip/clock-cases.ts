import { inflect } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import type { Reading } from "../word/reading.ts";
import { capitalLike, changed, rootOf, slip, withParticles } from "./rewrite.ts";

/** What is set, moved or planned to an hour, or comes by then. */
const SET_TO =
  /^(?:қою|белгілеу|жоспарлау|шақыру|келісу|ауыстыру|көшіру|қалдыру|жақындау|таяу|тақау|созылу|келтіру|жазылу|уәделесу|үлгеру|жету|келу|қайту|бару|жиналу)$/;

const isNumeral = (reading: Reading | undefined): boolean =>
  reading?.kind === "num" || reading?.source?.entry?.pos === "num";

/** Hours and years in a form that they do not have. */
export const clockCaseSlips = (parse: Parse): Fault[] => [
  ...atAnHour(parse),
  ...upAtAnHour(parse),
  ...hourBehind(parse),
  ...nowAt(parse),
  ...minutesApart(parse),
  ...yearWithoutOrder(parse),
];

/** Place of the last number after сағат; -1 where none follows. */
function hourAfter({ tokens, words }: Parse, at: number): number {
  let last = at;
  while (
    tokens[last]?.mark === "" &&
    isNumeral(words[last + 1]?.reading) &&
    (last === at || (words[last]?.reading.case ?? "NOM") === "NOM")
  )
    last += 1;
  return last === at ? -1 : last;
}

/** кездесу сағат үшке болады → үште: what happens, happens at an hour. */
const atAnHour = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens, words } = parse;
    if (token.lower !== "сағат") return [];
    const last = hourAfter(parse, at);
    const number = tokens[last];
    const reading = words[last]?.reading;
    if (!number || reading?.case !== "DAT" || reading.owner !== undefined) return [];
    const next = words[last + 1]?.reading;
    const head = words[words[last]?.head ?? -1]?.reading;
    if (next?.kind === "post" || head?.kind !== "verb" || SET_TO.test(head.lemma)) return [];
    // үшке он минут қалды, сағат үшке қарай: so much is left until then
    if (/^(?:қарай|дейін|шейін|таман|жуық|жақын|деп)$/.test(tokens[last + 1]?.lower ?? ""))
      return [];
    if (isNumeral(next) || /^(?:қалу|бар|қарау)$/.test(head.lemma)) return [];
    const text = inflect(reading.lemma, "N;LOC;SG")[0] ?? "";
    return [
      slip(
        last,
        changed(
          tokens,
          { [last]: text === "" ? undefined : withParticles(number, text) },
          "clock-and-days",
          0.3,
        ),
      ),
    ];
  });

/** таңғы беске тұрамын → бесте: in the morning or evening, without the word hour. */
const upAtAnHour = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const reading = words[at]?.reading;
    const before = tokens[at - 1]?.lower ?? "";
    if (!isNumeral(reading) || reading?.case !== "DAT" || reading.owner !== undefined) return [];
    if (!/^(?:таңғы|түскі|кешкі|түнгі)$/.test(before) || token.mark !== "") return [];
    const next = words[at + 1]?.reading;
    if (!/^(?:тұру|ояну|жату|ұйықтау|басталу|болу)$/.test(next?.lemma ?? "")) return [];
    const text = inflect(reading.lemma, "N;LOC;SG")[0] ?? "";
    return [
      slip(
        at,
        changed(
          tokens,
          { [at]: text === "" ? undefined : withParticles(token, text) },
          "clock-and-days",
          0.3,
        ),
      ),
    ];
  });

/** What happens at a point of time: hardly within so many hours. */
const AT_ONCE = /^(?:тұру|ояну|басталу|кездесу|ашылу|жабылу|түстену)$/;
const LAST_HOUR = /^(?:бір|екі|үш|төрт|бес|алты|жеті|сегіз|тоғыз|он)$/;

/** жеті сағатта тұрамын → сағат жетіде тұрамын: the number of an hour stands behind it. */
const hourBehind = (parse: Parse): Fault[] =>
  parse.tokens.flatMap(({ lower, mark }, at): Fault[] => {
    const { tokens, words } = parse;
    const number = tokens[at - 1];
    const before = tokens[at - 2]?.lower ?? "";
    if (lower !== "сағатта" || mark !== "" || !number || number.mark !== "") return [];
    if (!LAST_HOUR.test(number.lower) || isNumeral(words[at - 2]?.reading) || before === "сағат")
      return [];
    const verb = words[at + 1]?.reading;
    if (verb?.kind !== "verb" || !AT_ONCE.test(verb.lemma)) return [];
    const hour = inflect(number.lower, "N;LOC;SG")[0] ?? "";
    return [
      slip(
        at,
        changed(
          tokens,
          { [at - 1]: capitalLike(number.text, "сағат"), [at]: hour === "" ? undefined : hour },
          "clock-and-days",
          0.3,
        ),
      ),
    ];
  });

/** қазір сағат он жарымда → он жарым: what time it is, is no time at which. */
function nowAt(parse: Parse): Fault[] {
  const { tokens, words } = parse;
  const at = tokens.findIndex(({ lower }) => lower === "сағат");
  const end = tokens.length - 1;
  const reading = words[end]?.reading;
  const last = tokens[end];
  if (
    at < 0 ||
    at > 1 ||
    (at === 1 && tokens[0]?.lower !== "қазір") ||
    hourAfter(parse, at) !== end
  )
    return [];
  if (!last || reading?.case !== "LOC" || rootOf(parse) !== end) return [];
  if (at === 0) return [];
  return [
    slip(
      end,
      changed(tokens, { [end]: withParticles(last, reading.lemma) }, "clock-and-days", 0.3),
    ),
  ];
}

/** сағат жетіде он минут кетеді: past seven, or to seven. */
const minutesApart = (parse: Parse): Fault[] =>
  parse.tokens.flatMap((token, at): Fault[] => {
    const { tokens, words } = parse;
    const last = token.lower === "сағат" ? hourAfter(parse, at) : -1;
    if (last < 0 || words[last]?.reading.case !== "LOC" || tokens[last]?.mark !== "") return [];
    let next = last + 1;
    while (isNumeral(words[next]?.reading)) next += 1;
    const after = words[next + 1]?.reading;
    return next > last + 1 &&
      tokens[next]?.lower === "минут" &&
      /^(?:кету|келу|басталу|шығу|жүру|ұшу|жету|аттану)$/.test(after?.lemma ?? "")
      ? [slip(last)]
      : [];
  });

/** екі мың бес жылы → бесінші жылы: a year is one in a row. */
const yearWithoutOrder = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const number = words[at - 1]?.reading;
    const before = tokens[at - 1];
    if (!before || token.lower !== "жылы" || before.mark !== "" || before.leaning.length > 0)
      return [];
    const thousands = tokens
      .slice(Math.max(0, at - 6), at - 1)
      .some(({ lower }) => lower === "мың");
    if (
      !thousands ||
      number?.kind !== "num" ||
      /нш[ыі]$/.test(before.lower) ||
      /\d/.test(before.text)
    )
      return [];
    const text = ordinalOf(before.lower);
    return [
      slip(
        at - 1,
        text === ""
          ? []
          : changed(tokens, { [at - 1]: capitalLike(before.text, text) }, "ordinals", 0.3),
      ),
    ];
  });

/** A number as one in a row; "" for one of several words. */
export const ordinalOf = (number: string): string => ORDINALS[number] ?? "";

const ORDINALS: Readonly<Record<string, string>> = {
  бір: "бірінші",
  екі: "екінші",
  үш: "үшінші",
  төрт: "төртінші",
  бес: "бесінші",
  алты: "алтыншы",
  жеті: "жетінші",
  сегіз: "сегізінші",
  тоғыз: "тоғызыншы",
  он: "оныншы",
  жиырма: "жиырмасыншы",
  отыз: "отызыншы",
  қырық: "қырқыншы",
  елу: "елуінші",
};
