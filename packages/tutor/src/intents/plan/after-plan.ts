import type { Lesson } from "@tilashar/course";
import type { Asked, Draft, Tools } from "../../ask.ts";
import { kz } from "../../features/form-text.ts";
import { readRequest } from "../../request/read-request.ts";
import { foldText } from "../../text/fold.ts";
import { withoutDay } from "./day-off.ts";
import { numberIn, WRITTEN } from "./written-number.ts";

/** Longer messages ask for a plan of their own. */
const MOST_WORDS = 12;
/** As many words of a lesson as a light day has. */
const LIGHT_WORDS = 5;
const SHOWN_WORDS = 8;
const TITLE = /[“«]([^”»]+)[”»]/u;

/** What is asked about a plan that lies there, or changed in how it is kept, with the text that tells it. */
const TOLD: readonly (readonly [request: string, text: string])[] = [
  ["plan-missed", "plan.missed"],
  ["plan-check", "plan.check"],
];
/** What is to have more room in it; the plan stands below. */
const LEANING: readonly (readonly [request: string, text: string])[] = [
  ["plan-less-grammar", "plan.lessGrammar"],
  ["plan-speaking", "plan.speaking"],
  ["plan-grammar", "plan.grammar"],
  ["plan-words", "plan.words"],
  ["plan-listening", "plan.listening"],
  ["plan-test", "plan.test"],
];

/** "Day 2 is hard, make it lighter", "what exactly on day 3?", "more speaking": what goes on from a plan, without a new one. */
export function afterPlan(asked: Asked, tools: Tools): Draft | undefined {
  const last = asked.exchange(0);
  if (last?.reply.intent !== "plan" || asked.words.length > MOST_WORDS) return undefined;
  const off = withoutDay(last.reply.text, asked, tools);
  if (off) return off;
  const days = daysOf(last.reply.text, asked, tools);
  const wishes = new Set(tools.requests.find(asked.spelt).map(({ id }) => id));
  const isLighter = wishes.has("plan-lighter");
  const day = dayNamed(asked, tools);
  const meant = day === undefined ? undefined : days.find(({ n }) => n === day);
  if (meant) return isLighter ? lighterDay(meant, asked, tools) : ofDay(meant, asked, tools);
  const { language } = asked;
  const about = TOLD.find(([id]) => wishes.has(id));
  if (about) return told(tools.say(about[1], language));
  const leaning = LEANING.find(([id]) => wishes.has(id));
  if (leaning) return told([tools.say(leaning[1], language), "", last.reply.text].join("\n"));
  if (isLighter && days.length > 1) return lighter(days, asked, tools);
  return wishes.has("plan-headings") && days.length > 1
    ? told(days.map(({ n, lesson }) => `${n}. ${lesson.titles[language]}`).join("\n"))
    : undefined;
}

const told = (text: string): Draft => ({ text, confidence: 0.9, intent: "plan" });

interface PlannedDay {
  readonly n: number;
  readonly lesson: Lesson;
}

/** The days of a plan that have a lesson, read back from its lines. */
function daysOf(plan: string, { language }: Asked, { course }: Tools): readonly PlannedDay[] {
  return plan.split("\n").flatMap((line): PlannedDay[] => {
    const n = /^(\d{1,2})\. /u.exec(line)?.[1];
    const title = TITLE.exec(line)?.[1];
    const lesson = course.lessons.find(({ titles }) => titles[language] === title);
    return n === undefined || !lesson ? [] : [{ n: Number(n), lesson }];
  });
}

const DAY = new RegExp(
  `(?:day|день|дн[яеюё]\\p{L}*|күн\\p{L}*) (?:№ ?)?(\\d{1,2}|${WRITTEN})(?!\\p{L})|(\\d{1,2})(?:-?(?:st|nd|rd|th|й|ый|ой|го|ему?|ші|шы|інші|ыншы))? (?:day|день|дн\\p{L}+|күн\\p{L}*)`,
  "u",
);

/** The day of a plan that a message names: "day 2", «второй день», «3-й день». */
function dayNamed(asked: Asked, tools: Tools): number | undefined {
  const folded = foldText(asked.raw);
  const [, after, before] = DAY.exec(folded) ?? [];
  const number = numberIn(after ?? before ?? "");
  if (number !== undefined) return number;
  const { place } = readRequest(asked, tools);
  const isOfDay = /(?<!\p{L})(?:day|день|дн[яеюё]|күн)/u.test(folded);
  return isOfDay && place !== undefined && place >= 0 ? place + 1 : undefined;
}

const rowsOf = (lesson: Lesson, count: number, language: Asked["language"]): string =>
  lesson.words
    .slice(0, count)
    .map((word) => `${word.kz} — ${word[language === "ru" ? "ru" : "en"][0] ?? ""}`)
    .join("; ");

function ofDay({ n, lesson }: PlannedDay, { language }: Asked, tools: Tools): Draft {
  const points = lesson.grammar.flatMap(
    (id) => tools.course.grammarById.get(id)?.titles[language] ?? [],
  );
  return {
    ...told(
      [
        tools.say("plan.dayIs", language, { n, x: lesson.titles[language] }),
        tools.say("plan.firstWords", language, { x: rowsOf(lesson, SHOWN_WORDS, language) }),
        ...(points.length === 0
          ? []
          : [tools.say("plan.dayGrammar", language, { x: points.join("; ") })]),
        tools.say("plan.dayAloud", language, { x: lesson.titles[language] }),
      ].join("\n"),
    ),
    kazakh: lesson.words.slice(0, SHOWN_WORDS).map((word) => kz(word.kz)),
    lessons: [lesson.id],
  };
}

function lighterDay({ n, lesson }: PlannedDay, { language }: Asked, tools: Tools): Draft {
  const words = lesson.words.slice(0, LIGHT_WORDS);
  return {
    ...told(
      tools.say("plan.dayLighter", language, {
        n,
        x: lesson.titles[language],
        k: words.length,
        said: rowsOf(lesson, LIGHT_WORDS, language),
      }),
    ),
    kazakh: words.map((word) => kz(word.kz)),
    lessons: [lesson.id],
  };
}

/** Each lesson over two days. */
function lighter(days: readonly PlannedDay[], { language }: Asked, tools: Tools): Draft {
  const rows = days.map(({ lesson }, at) =>
    tools.say("plan.twoDays", language, {
      n: 2 * at + 1,
      m: 2 * at + 2,
      x: lesson.titles[language],
      words: lesson.words.length,
    }),
  );
  return {
    ...told([tools.say("plan.lighter", language), "", ...rows].join("\n")),
    lessons: days.slice(0, 3).map(({ lesson }) => lesson.id),
  };
}
