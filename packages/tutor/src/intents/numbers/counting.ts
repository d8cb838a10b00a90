import { numberToWords, wordsToNumber } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { type NumberRange, rangeIn } from "../../practice/number-range.ts";
import type { Language } from "../../reply.ts";
import { readRequest } from "../../request/read-request.ts";
import { wordsOf } from "../../text/fold.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";

/** A list of the numbers is asked for in so many words. */
const SURE = 0.985;
/** So much of what a message says asks to count. */
const MOST_OF_IT = 0.6;

/** "How do I count from 10 to 20?", «научи считать»: the numbers that are meant, one under the other. */
export const countingIntent: Intent = {
  name: "number",
  understand(asked, tools) {
    const { spelt, folded, language } = asked;
    if (readRequest(asked, tools).names("act-test")) return undefined;
    const isAsked = tools.requests
      .find(spelt.replace(/[\d–]+/gu, " "))
      .some(({ id, share, beside }) => id === "count-aloud" && share >= MOST_OF_IT && beside === 0);
    // "More numbers, up to a thousand": a range is named
    const range = tools.patterns.one("counting.numbers").test(folded)
      ? (rangeIn(folded) ?? spokenRange(folded))
      : undefined;
    if (range && range.to > range.from)
      return { confidence: SURE, answer: () => counted(range, language, tools) };
    return isAsked
      ? {
          confidence: SURE,
          answer: () => counted(rangeIn(folded) ?? spokenRange(folded), language, tools),
        }
      : undefined;
  },
};

/** "From ten to twenty", «до тридцати»: a range in words. */
function spokenRange(folded: string): NumberRange | undefined {
  const found = [...folded.matchAll(BOUND)].map(([, from = "", to]) => numberNamed(to ?? from));
  const [first, second] = found;
  if (first === undefined) return undefined;
  return second === undefined ? { from: 1, to: first } : { from: first, to: second };
}
const BOUND = /(?<!\p{L})(?:from|to|till|от|с|до|по) (\p{L}+)(?: to (\p{L}+))?/gu;
const numberNamed = (word: string): number | undefined =>
  GENITIVES[word] ?? spokenNumber([word])?.value ?? wordsToNumber(word) ?? undefined;

/** More numbers than these are shown in steps. */
const SHOWN = 30;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10_000, 100_000];
const BASIC = [
  ...Array.from({ length: 10 }, (_, at) => at + 1),
  ...[20, 30, 40, 50, 60, 70, 80, 90, 100, 1000],
];

function counted(range: NumberRange | undefined, language: Language, tools: Tools): Draft {
  const numbers = range && range.to > range.from ? numbersOf(range) : BASIC;
  const rows = numbers.map((value) => `${value} — ${numberToWords(value)}`);
  return {
    text: [...rows, "", tools.say("numbers.order", language)].join("\n"),
    kazakh: numbers.map((value) => kz(numberToWords(value))),
    chips: [tools.say("numbers.toHundred", language)],
    confidence: 0.95,
  };
}

/** Of a long range from one on, the round numbers that all the others are put together of. */
const ROUND_FROM = 31;
const ROUND = [...BASIC.slice(0, -1), ...[200, 300, 400, 500, 600, 700, 800, 900, 1000]];

function numbersOf({ from, to }: NumberRange): number[] {
  if (from === 1 && to >= ROUND_FROM && to <= 1000) return ROUND.filter((value) => value <= to);
  const step = STEPS.find((one) => (to - from) / one < SHOWN) ?? to - from;
  const numbers = Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, at) => from + at * step,
  );
  return numbers.at(-1) === to ? numbers : [...numbers, to];
}

/** "Count", «числа от одного до двадцати»: the whole message asks for it. */
export function counting({ folded: typed, language }: Asked, tools: Tools): Draft | undefined {
  const folded = typed.replace(tools.patterns.one("counting.learn"), "");
  const asked =
    /^(?:(?:can you |please |how (?:do (?:i|you)|to) )?count(?: from (?:1|one))?(?: (?:up )?to (.+?))?(?: in kazakh)?|(?:kazakh )?numbers(?: in kazakh)?(?: (?:from )?(?:1|one)?(?: ?- ?| to )(.+?))?|numbers from 1 to (.+?)(?: in kazakh)?|(?:как )?(?:по)?сч(?:итай|итать|ет)(?: от (?:1|одного))?(?: (?:до|на) (.+?))?(?: (?:по-казахски|на казахском|по казахски))?|числа(?: от (?:1|одного) до (.+?))?(?: (?:по-казахски|на казахском|по казахски))?|цифры(?: (?:по-казахски|на казахском|по казахски))?|(\S+?)(?:ға|ге|қа|ке) дейін сана\p{L}*|сандар(?:ды айт\p{L}*)?|санау)$/u.exec(
      folded,
    );
  if (asked) {
    const name = asked.slice(1).find((one) => one !== undefined);
    const words = name === undefined ? [] : wordsOf(name);
    const last =
      words.length > 0
        ? (spokenNumber(words)?.value ??
          GENITIVES[words[0] ?? ""] ??
          wordsToNumber(words.join(" ")) ??
          10)
        : 10;
    const numbers =
      last <= 30
        ? Array.from({ length: Math.max(1, last) }, (_, at) => at + 1)
        : [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000];
    const rows = numbers.map((value) => `${value} — ${numberToWords(value)}`);
    return {
      text: [...rows, "", tools.say("numbers.order", language)].join("\n"),
      kazakh: numbers.map((value) => kz(numberToWords(value))),
      chips: [tools.say("numbers.toHundred", language)],
      confidence: 0.95,
    };
  }
  if (
    !/^(?:first,? second,? (?:and )?third.*|ordinal numbers(?: in kazakh)?|первый,? второй,? третий.*|порядковые числительные|реттік сан есім\p{L}*)$/u.test(
      folded,
    )
  )
    return undefined;
  const values = Array.from({ length: 10 }, (_, at) => at + 1);
  return {
    text: values.map((value) => `${value}. ${numberToWords(value, "ordinal")}`).join("\n"),
    kazakh: values.map((value) => kz(numberToWords(value, "ordinal"))),
    confidence: 0.95,
  };
}

/** More numbers than these are no list to learn by. */
const MOST_COUNTED = 40;

/** "And from 11 to 20?" after numbers: these. */
export function countingOn({ folded, exchange }: Asked): Draft | undefined {
  if (exchange(0)?.reply.intent !== "number") return undefined;
  const range =
    rangeIn(folded) ?? rangeIn(folded.replace(/^(?:and|а|и|ал) (?:from |от |с )?/u, ""));
  if (!range || range.to <= range.from || range.to - range.from > MOST_COUNTED) return undefined;
  const numbers = Array.from({ length: range.to - range.from + 1 }, (_, at) => range.from + at);
  return {
    text: numbers.map((value) => `${value} — ${numberToWords(value)}`).join("\n"),
    kazakh: numbers.map((value) => kz(numberToWords(value))),
    confidence: 0.95,
  };
}

const GENITIVES: Readonly<Record<string, number>> = {
  десяти: 10,
  ста: 100,
  двадцати: 20,
  пяти: 5,
  тридцати: 30,
  сотни: 100,
  тысячи: 1000,
  сорока: 40,
  пятидесяти: 50,
  миллиона: 1_000_000,
};
