import { levelLetter } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { foldText } from "../text/fold.ts";
import { timesSaid } from "../text/history.ts";
import { afterPlan } from "./plan/after-plan.ts";
import { type Aim, aimOf } from "./plan/aim.ts";
import { planOfDays } from "./plan/by-days.ts";
import { finished, goalOf, MOST_WEEKS, stretches, weeksToLevel } from "./plan/by-span.ts";
import { daysIn } from "./plan/days-named.ts";
import { examPlan } from "./plan/exam-plan.ts";
import { asksOfMinutes, minutesNow, PLAN, planOfMinutes } from "./plan/minutes-now.ts";
import { phrasesBeside } from "./plan/of-situation.ts";
import { firstOfLevel, ownLevel } from "./plan/own-level.ts";
import { weeksIn } from "./plan/span.ts";
import { lessonsAWeek, type StudyTime, studyTimeIn, usualOnDays } from "./plan/study-time.ts";

/** A longer message is about a plan where it asks for one, or says how much time there is. */
const SHORT = 14;
const LONGEST = 45;
/** A plan of study: the lessons that come next, a day each, and what crowns the unit. */
export const planIntent: Intent = {
  name: "plan",
  understand(asked, tools) {
    const exam = examPlan(asked, tools);
    if (exam) return { confidence: 0.9915, answer: () => exam };
    const further = afterPlan(asked, tools);
    if (further) return { confidence: AFTER_PLAN, answer: () => further };
    const step = stepOfPlan(asked, tools);
    if (step) return { confidence: 0.9939, answer: () => step };
    // "бүгин не уйренемиз": chat spelling is put right before it is read
    const spelt = asked.folded.replace(/[\p{L}]+/gu, (word) => tools.reader.spell(word) ?? word);
    const isTimed =
      tools.patterns.one("plan.reaches").test(asked.folded) &&
      (weeksIn(said(asked)) !== undefined || studyTimeIn(said(asked), tools) !== undefined);
    if (
      !(
        isTimed ||
        tools.patterns.one("plan.asks").test(asked.folded) ||
        tools.patterns.one("plan.asks").test(spelt)
      )
    )
      return undefined;
    // "A 4 week plan, 20 min a day, I can read but …": whoever names weeks and asks for a plan wants one, whatever is told besides
    const isSpan = PLAN.test(asked.folded) && weeksIn(said(asked)) !== undefined;
    if (isSpan && asked.words.length <= LONGEST)
      return { confidence: 0.9912, answer: () => plan(asked, tools) };
    const isLong =
      asked.words.length > SHORT &&
      !isTimed &&
      !tools.patterns.one("plan.for-oneself").test(asked.folded);
    if (isLong || asked.words.length > LONGEST) return undefined;
    // "My plans", told or asked about in a talk
    if (/жоспарың|жоспарым|мои планы|my plans/u.test(asked.folded)) return undefined;
    return { confidence: 0.965, answer: () => plan(asked, tools) };
  },
};

/** Surer than a request that is read by its parts. */
const AFTER_PLAN = 0.994;
/** Days of study that a plan names. */
const DAYS = 5;

const TODAY = /today|tonight|сегодня|бүгін/u;

/** Messages of a few words ask what of the plan is to be done; longer ones ask for more. */
const FEW_WORDS = 9;
const MOSTLY = 0.5;
/** As many words of a lesson as one begins with. */
const FIRST_WORDS = 5;

/** "What do I do today?", "ok start", «а завтра?» after a plan: the lesson of its next day, step by step. */
export function stepOfPlan(asked: Asked, tools: Tools): Draft | undefined {
  const last = asked.exchange(0);
  if (last?.reply.intent !== "plan" || asked.words.length > FEW_WORDS) return undefined;
  const wished = tools.requests.find(asked.spelt).filter(({ share }) => share >= MOSTLY);
  const isNext = wished.some(({ id }) => id === "plan-next");
  const starts = tools.patterns.one("plan.starts").test(asked.folded);
  if (!isNext && !starts && !wished.some(({ id }) => id === "plan-now")) return undefined;
  const { language } = asked;
  const order = lessonsFrom(asked, tools);
  const given = timesSaid(asked.history, tools.say("plan.today", language));
  const lesson = order.at(isNext ? Math.max(1, given) : 0);
  if (!lesson) return undefined;
  const time = asked.history
    .filter(({ sender }) => sender === "user")
    .map(({ text }) => studyTimeIn(foldText(text), tools))
    .findLast((one) => one !== undefined);
  const minutes = minutesLine(time, language, tools);
  const own = language === "ru" ? "ru" : "en";
  const words = lesson.words.slice(0, FIRST_WORDS);
  const rows = words.map((word) => `${word.kz} — ${word[own][0] ?? ""}`);
  return {
    text: [
      minutes === undefined
        ? tools.say("plan.today", language)
        : tools.say("plan.todayLesson", language, { x: lesson.titles[language] }),
      minutes ?? tools.say("plan.todaySteps", language, { x: lesson.titles[language] }),
      ...(rows.length === 0
        ? []
        : [tools.say("plan.firstWords", language, { x: rows.join("; ") })]),
    ].join("\n"),
    kazakh: words.map((word) => kz(word.kz)),
    chips: [tools.say("plan.exercise", language), tools.say("next.talk", language)],
    lessons: [lesson.id],
    confidence: 0.9,
    intent: "plan",
  };
}

/** The lessons of the course from the learner's next one on. */
function lessonsFrom({ nextLesson, level }: Asked, { course }: Tools) {
  const { units, lessons, lessonById } = course;
  const order =
    units.length > 0 ? units.flatMap((unit) => unit.lessons) : lessons.map(({ id }) => id);
  const first = nextLesson ?? units.find((unit) => levelLetter(unit.level) === level)?.lessons[0];
  const from = Math.max(0, first === undefined ? 0 : order.indexOf(first));
  return order.slice(from).flatMap((id) => lessonById.get(id) ?? []);
}

/** As it was typed: «полгода» is a slip away from «погода», and must not be mended. */
const said = ({ raw }: Asked): string => foldText(raw);

/** A level that is aimed at, by the letter of the course's own. */
const levelAimed = (folded: string): string | undefined =>
  /(?<!\p{L})([abcавс])[12](?!\p{L}|\d)/u
    .exec(folded)?.[1]
    ?.replace(/[авс]/u, (letter) => ({ а: "a", в: "b", с: "c" })[letter] ?? letter)
    .toUpperCase();

/** A plan of several weeks or months, a line each: its lessons or units, and what they lead to. */
function spanning(
  weeks: number,
  time: StudyTime | undefined,
  from: number,
  order: readonly number[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { language } = asked;
  const aim = aimOf(asked, tools);
  const { course } = tools;
  const pace = lessonsAWeek(time);
  const parts = stretches(order, from, weeks, pace, course);
  const isLong = weeks > MOST_WEEKS;
  const rows = parts.map(({ lessons, units }, at) => {
    const titles = isLong
      ? units.map((unit) => unit.titles[language])
      : lessons.flatMap((id) => course.lessonById.get(id)?.titles[language] ?? []);
    const goal = finished({ lessons, units })?.goal[language] ?? "";
    const places = { n: at + 1, x: titles.join(isLong ? "; " : ", "), goal };
    return tools.say(isLong ? "plan.month" : "plan.week", language, places).trim();
  });
  if (rows.length === 0) return undefined;
  const goal = goalOf(parts, language);
  const level = ownLevel(asked, tools) ? undefined : levelAimed(asked.folded);
  const needed = level === undefined ? undefined : weeksToLevel(level, order, from, pace, course);
  return {
    text: [
      isLong
        ? tools.say("plan.months", language, { n: parts.length, pace })
        : tools.say("plan.weeks", language, { n: weeks, pace }),
      "",
      ...rows,
      "",
      ...(isLong && goal !== undefined ? [tools.say("plan.end", language, { goal })] : []),
      ...(level !== undefined && needed !== undefined
        ? [tools.say("plan.level", language, { x: level, n: needed })]
        : []),
      ...aimLine(aim, language, tools),
      ...phrasesBeside(asked, tools),
      minutesLine(time, language, tools) ?? tools.say("plan.each", language),
    ].join("\n"),
    kazakh: [],
    chips: [tools.say("plan.exercise", language), tools.say("plan.story", language)],
    lessons: [...lessonsFor(aim), ...order.slice(from, from + 3)].slice(0, 3),
    confidence: 0.9,
  };
}

/** A plan of the days and the time that a message names, or of a week. */
export function plan(asked: Asked, tools: Tools): Draft | undefined {
  const { language, nextLesson } = asked;
  const { units, lessons, lessonById, grammarById } = tools.course;
  const order =
    units.length > 0 ? units.flatMap((unit) => unit.lessons) : lessons.map(({ id }) => id);
  const own = ownLevel(asked, tools);
  const first = own
    ? firstOfLevel(own, tools)
    : (nextLesson ?? units.find((unit) => levelLetter(unit.level) === asked.level)?.lessons[0]);
  const from = Math.max(0, first === undefined ? 0 : order.indexOf(first));
  const [today] = order.slice(from).flatMap((id) => lessonById.get(id) ?? []);
  if (today && TODAY.test(asked.folded))
    return {
      text: [
        tools.say("plan.today", language),
        tools.say("plan.todaySteps", language, { x: today.titles[language] }),
      ].join("\n"),
      chips: [tools.say("plan.exercise", language), tools.say("next.talk", language)],
      lessons: [today.id],
      confidence: 0.9,
    };
  const now = today && minutesNow(said(asked));
  // "I have only 5 minutes" tells, and asks for no plan
  if (now && !asksOfMinutes(asked)) return undefined;
  if (now) return planOfMinutes(now, today.titles[language], today.id, asked, tools);
  const time = studyTimeIn(said(asked), tools) ?? usualOnDays(said(asked));
  const level = own ? undefined : levelAimed(asked.folded);
  const needed =
    level === undefined
      ? undefined
      : weeksToLevel(level, order, from, lessonsAWeek(time), tools.course);
  const aim = aimOf(asked, tools);
  const named = daysIn(said(asked));
  const ofDays =
    named === undefined ? undefined : planOfDays(named, time, order.slice(from), aim, asked, tools);
  if (ofDays) {
    const minutes = minutesLine(time, language, tools) ?? tools.say("plan.daily", language);
    return { ...ofDays, text: `${ofDays.text}\n${minutes}` };
  }
  const weeks = weeksIn(said(asked)) ?? needed ?? 1;
  if (weeks > 1) return spanning(weeks, time, from, order, asked, tools);
  const days = order.slice(from, from + DAYS).flatMap((id) => lessonById.get(id) ?? []);
  const unit = units.find(({ lessons: own }) => own.includes(days[0]?.id ?? -1));
  if (days.length === 0) return undefined;
  const rows = days.map(({ titles, words, grammar }, at) => {
    const points = grammar.slice(0, 1).flatMap((id) => grammarById.get(id)?.titles[language] ?? []);
    return tools.say("plan.day", language, {
      n: at + 1,
      x: titles[language],
      words: words.length,
      points: points.join("; ") || titles[language],
    });
  });
  const scene = tools.course.tutor.scenes.find(({ unit: home }) => home === unit?.id);
  return {
    text: [
      unit
        ? tools.say("plan.goal", language, { x: unit.titles[language], goal: unit.goal[language] })
        : tools.say("plan.start", language),
      "",
      ...rows,
      tools.say("plan.review", language, { n: DAYS + 1 }),
      scene
        ? tools.say("plan.scene", language, { n: DAYS + 2, x: scene.titles[language] })
        : tools.say("plan.talk", language, { n: DAYS + 2 }),
      "",
      ...aimLine(aim, language, tools),
      ...phrasesBeside(asked, tools),
      minutesLine(time, language, tools) ?? tools.say("plan.daily", language),
    ].join("\n"),
    kazakh: unit ? [kz(unit.titles.kz)] : [],
    chips: [tools.say("plan.exercise", language), tools.say("plan.story", language)],
    lessons: [...lessonsFor(aim), ...days.map(({ id }) => id)].slice(0, 3),
    confidence: 0.9,
  };
}

/** How the minutes of a day of study are divided. */
function minutesLine(
  time: StudyTime | undefined,
  language: Asked["language"],
  tools: Tools,
): string | undefined {
  if (time === undefined) return undefined;
  const { minutes } = time;
  const review = Math.max(2, Math.round(minutes / 4));
  const aloud = Math.max(1, Math.round(minutes / 5));
  return tools.say(time.days < 7 ? "plan.minutesOnDays" : "plan.minutes", language, {
    days: time.days,
    n: minutes,
    review,
    lesson: minutes - review - aloud,
    aloud,
  });
}

const aimLine = (aim: Aim | undefined, language: Asked["language"], tools: Tools): string[] =>
  aim
    ? [
        tools.say("plan.aim", language, {
          x: aim.unit.titles[language],
          goal: aim.unit.goal[language],
        }),
      ]
    : [];

const lessonsFor = (aim: Aim | undefined): number[] => (aim ? [aim.lesson] : []);
