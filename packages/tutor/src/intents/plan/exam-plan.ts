import type { GrammarPoint } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { dayOf } from "../../grammar/time-words.ts";
import { TERMS } from "../../points/find-point.ts";
import { foldText, wordsOf } from "../../text/fold.ts";
import { firstTask } from "../exercise/show-task.ts";

const HAS =
  /(?<!\p{L})(?:(?:i|we)(?:'ve got| have(?: got)?)|у (?:меня|нас)|there's|there is)(?!\p{L})/gu;
const TOMORROW = /tomorrow|завтра|ертең/u;
const TURNS = 6;
const WEEK: readonly string[] = [
  "жексенбі",
  "дүйсенбі",
  "сейсенбі",
  "сәрсенбі",
  "бейсенбі",
  "жұма",
  "сенбі",
];

/** A plan of the days up to an exam about a point of grammar that was named, with a first exercise on it. */
export function examPlan(asked: Asked, tools: Tools): Draft | undefined {
  if (!tools.patterns.one("plan-exam.what-to-do").test(asked.folded)) return undefined;
  const told = [
    asked.folded,
    ...asked.history
      .filter(({ sender }) => sender === "user")
      .map(({ text }) => foldText(text))
      .toReversed()
      .slice(0, TURNS),
  ];
  if (!told.some((text) => tools.patterns.one("plan-exam.exam").test(text))) return undefined;
  const point = told.map((text) => pointIn(text, tools)).find(Boolean);
  if (!point) return undefined;
  const { language } = asked;
  const left = told
    .map((text) => daysLeft(text, asked.now, tools))
    .find((days) => days !== undefined);
  const between = left === undefined ? 0 : left - 2;
  const rows = [
    tools.say("plan.exam", language, { x: point.titles[language] }),
    tools.say("plan.examToday", language),
    ...(left === undefined || left > 1 ? [tools.say("plan.examTomorrow", language)] : []),
    ...(between > 0 ? [tools.say("plan.examBetween", language, { n: between })] : []),
    tools.say("plan.examLast", language),
    "",
    tools.say("plan.examFirst", language),
  ];
  return firstTask(point, asked, tools, rows);
}

function pointIn(text: string, tools: Tools): GrammarPoint | undefined {
  if (!TERMS.test(text)) return undefined;
  // "I have an exam" is no question about having
  const about = tools.points.find(text.replace(HAS, " "))?.about;
  return about?.kind === "point" ? about.point : undefined;
}

/** Days up to the day of the week that a text names; undefined where it names none or today is not known. */
function daysLeft(text: string, now: Asked["now"], tools: Tools): number | undefined {
  if (
    tools.patterns.one("plan-exam.exam").test(text) &&
    TOMORROW.test(text) &&
    !tools.patterns.one("plan-exam.what-to-do").test(text)
  )
    return 1;
  const day = wordsOf(text)
    .map((word) => dayOf(word) ?? (WEEK.includes(word) ? word : undefined))
    .find((one) => one !== undefined);
  if (day === undefined || now === undefined) return undefined;
  const today = new Date(Date.UTC(now.year, now.month - 1, now.day)).getUTCDay();
  return (WEEK.indexOf(day) - today + 7) % 7 || 7;
}
