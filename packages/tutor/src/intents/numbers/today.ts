import { dateToWords, timeToWords, weekdayName, weekdays } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { readRequest } from "../../request/read-request.ts";

/** So much of what a message says asks for the date. */
const MOST_OF_IT = 0.6;

/** "What is today's date in Kazakh?"; not how to ask for it. */
const asksForDate = (asked: Asked, tools: Tools): boolean =>
  !readRequest(asked, tools).names("act-say") &&
  tools.requests
    .find(asked.spelt)
    .some(({ id, share }) => id === "today-date" && share >= MOST_OF_IT);

/** What day it is, or what time. */
export function today(asked: Asked, tools: Tools): Draft | undefined {
  const { folded, now, language } = asked;
  const day = asksForDate(asked, tools);
  const clock =
    /^(?:what(?: is the)? time(?: is it)?(?: now| right now)?|what time is it|который (?:сейчас )?час(?: сейчас)?|сколько (?:сейчас )?времени(?: сейчас)?|сағат (?:қанша|неше)(?: болды)?|қазір сағат (?:қанша|неше))$/u.test(
      folded,
    );
  if (!day && !clock) return undefined;
  if (day && now) {
    const weekday = weekdayName(
      ((new Date(Date.UTC(now.year, now.month - 1, now.day)).getUTCDay() + 6) % 7) + 1,
    );
    const text = `${dateToWords({ day: now.day, month: now.month })}, ${weekday}`;
    const question = tools.memory.find("Бүгін айдың нешесі?", "kz")[0]?.kz;
    const asking =
      question === undefined ? [] : [tools.say("numbers.toAsk", language, { x: question })];
    return {
      text: [tools.say("numbers.today", language, { x: text }), ...asking].join("\n"),
      kazakh: [kz(weekday, weekday), kz(text)],
      intent: "time",
    };
  }
  if (clock && now) {
    const text = timeToWords(now.hour, now.minute);
    return {
      text: tools.say("numbers.clock", language, { x: text }),
      kazakh: [kz(text)],
      intent: "time",
    };
  }
  if (clock) {
    const line = tools.memory.find("Сағат неше болды?", "kz")[0]?.kz ?? "Сағат неше?";
    return {
      text: tools.say("numbers.noClock", language, { x: line }),
      kazakh: [kz(line)],
      intent: "time",
    };
  }
  return { text: weekdays.join(", "), kazakh: weekdays.map((one) => kz(one, one)), intent: "list" };
}
