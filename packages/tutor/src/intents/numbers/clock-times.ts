import { atTime, officialTime, timeToWords } from "@tilashar/kazakh";
import type { Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import type { Language } from "../../reply.ts";
import { russianClock } from "../../text/russian-clock.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";

/** A time in digits: as it is said, when something happens then, and as timetables have it. */
export function time(folded: string, language: Language, tools: Tools): Draft | undefined {
  const clock = /(?<!\d)([01]?\d|2[0-4])[:.]([0-5]\d)(?!\d|\.)/u.exec(folded);
  if (!clock || !/[:]/.test(clock[0]) || /тенге|tenge|теңге/.test(folded)) return undefined;
  const [hour, minute] = [Number(clock[1]) % 24, Number(clock[2])];
  const words = timeToWords(hour, minute);
  const at = atTime(hour, minute);
  const official = officialTime(hour, minute);
  return {
    text: [
      `${clock[0]} — ${words}`,
      `${tools.say("numbers.at", language)}: ${at}`,
      `${tools.say("numbers.official", language)}: ${official}`,
    ].join("\n"),
    kazakh: [kz(words), kz(at), kz(official)],
    confidence: 0.95,
    intent: "time",
  };
}

/** Times in words: half past five, quarter to six, полшестого, без четверти три. */
export function spokenTime(asked: string, language: Language, tools: Tools): Draft | undefined {
  const folded = asked.replace(/(?<![\p{L}])'|'(?![\p{L}])/gu, '"');
  const english =
    /^(?:how (?:do (?:you|i)|to) say |it is |it's |what is )?"?(?:it is |it's |at )?(?:a )?(half|quarter|[a-z-]+(?: minutes)?) (past|to) ([a-z]+)"?(?: in kazakh)?$/u.exec(
      folded,
    );
  const whole =
    /^(?:how (?:do (?:you|i)|to) say |it is |it's )?"?(?:it is |it's |at )?([a-z]+|\d{1,2}) o'?clock"?(?: in kazakh)?$/u.exec(
      folded,
    );
  const russian = russianClock(
    folded
      .replace(
        /^(?:(?:а )?как (?:будет|сказать|по-казахски(?: будет)?) |скажи |сейчас |"|в )+/u,
        "",
      )
      .replace(/"| по-казахски$/gu, "")
      .trim(),
  );
  const hourOf = (word: string | undefined) =>
    word === undefined ? undefined : spokenNumber([word])?.value;
  let hour: number | undefined;
  let minute = 0;
  if (whole) hour = hourOf(whole[1]);
  else if (russian) ({ hour, minute } = russian);
  else if (english) {
    const [, amount = "", side, at] = english;
    const minutes =
      amount === "half" ? 30 : amount === "quarter" ? 15 : hourOf(amount.replace(/ minutes$/, ""));
    const base = hourOf(at);
    if (minutes === undefined || base === undefined) return undefined;
    hour = side === "past" ? base : base - 1;
    minute = side === "past" ? minutes : 60 - minutes;
  }
  if (hour === undefined || hour > 24) return undefined;
  return time(`${(hour + 24) % 24}:${String(minute).padStart(2, "0")}`, language, tools);
}
