import {
  dateToWords,
  months,
  numberToWords,
  priceToWords,
  wordsToNumber,
  yearToWords,
} from "@tilashar/kazakh";
import type { Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { wordsOf } from "../text/fold.ts";
import { skeleton } from "../text/skeleton.ts";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { spokenTime, time } from "./numbers/clock-times.ts";
import { counting, countingOn } from "./numbers/counting.ts";
import { today } from "./numbers/today.ts";

const MONTHS: Readonly<Record<string, number>> = {};
const monthNames = [
  "january february march april may june july august september october november december",
  "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
  months.join(" "),
];
for (const row of monthNames)
  row.split(" ").forEach((name, at) => {
    (MONTHS as Record<string, number>)[name] = at + 1;
  });

/** Numbers, ordinals, dates, times and prices, from digits or words, and back to digits. */
export const numbersIntent: RuleIntent = {
  name: "number",
  answer(asked, tools) {
    const { folded, language } = asked;
    return (
      today(asked, tools) ??
      counting(asked, tools) ??
      countingOn(asked) ??
      time(folded, language, tools) ??
      spokenTime(folded, language, tools) ??
      price(folded, language, tools) ??
      date(folded, language) ??
      year(folded, language, tools) ??
      fromWords(folded, language) ??
      toWords(folded, language, tools)
    );
  },
};

function price(folded: string, language: Language, tools: Tools): Draft | undefined {
  const found = /(?<![\d:])(\d[\d ]*(?:[.,]\d+)?) ?(?:тенге|теңге|tenge|тг|kzt|₸)/u.exec(folded);
  if (!found) return undefined;
  const amount = Number((found[1] as string).replace(/ /g, "").replace(",", "."));
  const words = priceToWords(amount);
  if (words === "") return undefined;
  return {
    text: `${amount} ₸ — ${words}\n${tools.say("numbers.askPrice", language)}: Бұл қанша тұрады?`,
    kazakh: [kz(words), kz("Бұл қанша тұрады?")],
    confidence: 0.95,
    intent: "price",
  };
}

function date(folded: string, language: Language): Draft | undefined {
  const words = wordsOf(folded);
  const at = words.findIndex((word) => MONTHS[word] !== undefined);
  if (at < 0) return undefined;
  const month = MONTHS[words[at] as string] as number;
  const near = [
    words[at - 1],
    words[at + 1],
    words[at - 2] === "the" || words[at - 1] === "of" ? words[at - 2] : undefined,
  ];
  const day = near
    .map((word) => /^(\d{1,2})(?:st|nd|rd|th|-?го|-?е)?$/.exec(word ?? "")?.[1])
    .find((one) => one !== undefined);
  if (day === undefined) return undefined;
  const year = words.map((word) => /^(\d{4})$/.exec(word)?.[1]).find((one) => one !== undefined);
  const text = dateToWords({
    day: Number(day),
    month,
    ...(year !== undefined && { year: Number(year) }),
  });
  if (text === "") return undefined;
  return { text, kazakh: [kz(text)], confidence: 0.95, intent: "date", language };
}

/** "2025 год", "в 2010 году", "in 1991": the year, and in the year. */
function year(folded: string, language: Language, tools: Tools): Draft | undefined {
  const rest = folded.replace(FRAME, " ").replace(/["'?]/g, " ").replace(/\s+/g, " ").trim();
  const found =
    /^(?:the )?(?:year |в |year of )?(\d{3,4})(?:-?(?:й|го|м|ом))?(?: (?:год\p{L}*|г|year|жыл\p{L}*))?$/u.exec(
      rest,
    );
  const isYear = /год|году|(?<!\p{L})г(?!\p{L})|year|жыл|(?<!\p{L})in \d{4}/u.test(folded);
  const value = Number(found?.[1]);
  if (!found || !isYear || value < 100 || value > 2999) return undefined;
  const said = yearToWords(value);
  const at = `${said.replace(/ жыл$/u, "")} жылы`;
  return {
    text: [`${value} — ${said}`, `${tools.say("numbers.in", language)}: ${at}`].join("\n"),
    kazakh: [kz(said), kz(at)],
    confidence: 0.95,
    intent: "date",
  };
}

const FRAME =
  /(?<![\p{L}])(?:how|do|you|i|we|say|read|pronounce|aloud|out loud|write|what|is|what's|number|the|in|to|kazakh|words?|as|spell|for|please|translate|numbers?|english|digits?|figures?|как|будет|прочитать|прочесть|читать|читается|вслух|произнести|оқылады|оқимын|дауыстап|сказать|написать|пишется|число|цифра|цифру|цифрами|по-казахски|по казахски|на казахском|казахски|по|прописью|словами|переведи|сколько|это|санын|саны|сан|жаз|жазылады|қалай|айтылады|айт|қазақша|деген|не|болады|цифрмен|сөзбен|а|и|what's|mean|means|does)(?![\p{L}])/gu;

/** Kazakh number words in, digits out. */
function fromWords(folded: string, language: Language): Draft | undefined {
  const rest = folded.replace(FRAME, " ").replace(/["'?]/g, " ").replace(/\s+/g, " ").trim();
  if (rest === "" || /\d/.test(rest)) return undefined;
  const spelled = rest
    .split(" ")
    .map((word) => NUMBER_BONES.get(skeleton(word)) ?? word)
    .join(" ");
  const value = wordsToNumber(spelled);
  if (value === null) return undefined;
  // "бір" alone is asked about as a word; it is still a number
  return { text: `${spelled} = ${value}`, kazakh: [kz(spelled)], confidence: 0.9, language };
}

const NUMBER_BONES = new Map(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000].map((value) => {
    const word = numberToWords(value).replace(/^бір (?=мың|жүз)/, "");
    return [skeleton(word), word] as const;
  }),
);

/** Digits or English or Russian number words in, Kazakh out. */
function toWords(folded: string, language: Language, tools: Tools): Draft | undefined {
  const rest = folded
    .replace(FRAME, " ")
    .replace(/["'?]/g, " ")
    .replace(/(\d) (?=\d{3}(?!\d))/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  const ordinal = /^(\d+)(?:st|nd|rd|th|-?й|-?ый|-?ой|-?шы|-?ші|-?ыншы|-?інші)$/u.exec(rest);
  const words = rest.split(" ");
  const spoken = ordinal
    ? { value: Number(ordinal[1]), length: words.length }
    : spokenNumber(words);
  if (!spoken || spoken.length !== words.length || spoken.value > 999_999_999_999) return undefined;
  const { value } = spoken;
  const lines = [
    `${value} — ${numberToWords(value)}`,
    `${tools.say("numbers.ordinal", language)}: ${numberToWords(value, "ordinal")}`,
  ];
  if (value >= 1000 && value <= 2100)
    lines.push(`${tools.say("numbers.year", language)}: ${yearToWords(value)}`);
  if (ordinal) lines.reverse();
  return {
    text: lines.join("\n"),
    kazakh: [kz(numberToWords(value)), kz(numberToWords(value, "ordinal"))],
    confidence: 0.95,
  };
}
