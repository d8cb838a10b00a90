import { wordsToNumber } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools } from "../../ask.ts";
import { tellFact } from "../../points/tell-fact.ts";
import { waitsForAnswer } from "../../practice/waiting.ts";
import { numberIn } from "../../text/number-in.ts";
import { spokenTime, time } from "../numbers/clock-times.ts";

const SURE = 0.9969;
const MOST_WORDS = 7;
/** What is told of the clock as a whole. */
const FACT = "telling-the-time";
/** Words that lead in to the time that is asked for. */
const LEAD =
  /^(?:(?:and|what about|how about|а|и|ал|ok|then|so|now|теперь) )+|(?: (?:too|also|please|тоже|пожалуйста|ше))+$/giu;

/** "Teach me to tell the time", and "one thirty?" after it. */
export const clockAskedIntent: Intent = {
  name: "time",
  decides: true,
  understand(asked, tools) {
    if (asked.history.length > 0 && waitsForAnswer(asked.history, tools)) return undefined;
    if (tools.patterns.one("of-answer.clock-taught").test(asked.folded)) {
      const fact = tools.course.tutor.languageFacts.find(({ id }) => id === FACT);
      return fact && { confidence: SURE, answer: () => tellFact(fact, asked, tools) };
    }
    if (asked.history.length === 0 || asked.words.length > MOST_WORDS) return undefined;
    if (!isOfClock(asked, tools)) return undefined;
    const draft = clockNamed(asked, tools);
    return draft && { confidence: SURE, answer: () => draft };
  },
};

/** Whether one of the last two messages or answers was about the clock. */
const isOfClock = (asked: Asked, tools: Tools): boolean =>
  [0, 1].some((back) => {
    const exchange = asked.exchange(back);
    return (
      exchange !== undefined &&
      (exchange.reply.intent === "time" ||
        tools.patterns.one("of-answer.clock-asked").test(exchange.message))
    );
  });

function clockNamed(asked: Asked, tools: Tools): Draft | undefined {
  const named = asked.folded
    .replace(LEAD, "")
    .replace(LEAD, "")
    .replace(/[?.!]+$/u, "")
    .trim();
  return (
    spokenTime(named, asked.language, tools) ??
    halfNamed(named, asked, tools) ??
    time(named, asked.language, tools)
  );
}

/** "One thirty", "half past of twelve", «он жарым». */
function halfNamed(named: string, { language }: Asked, tools: Tools): Draft | undefined {
  const groups = tools.patterns.one("of-answer.clock-half").exec(named)?.groups;
  const word = groups?.past ?? groups?.hour ?? groups?.kz;
  if (word === undefined) return undefined;
  const hour = /^\d+$/u.test(word)
    ? Number(word)
    : (numberIn([word]) ?? wordsToNumber(word) ?? undefined);
  return hour === undefined || hour > 24 ? undefined : time(`${hour % 24}:30`, language, tools);
}
