import { levelLetter } from "@tilashar/course";
import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type Aim, aimOf } from "./plan/aim.ts";
import { minutesOf } from "./plan/minutes.ts";

const ASKS =
  /(?:study|learning|lesson|weekly|week's|daily)? ?(?<![a-z])(?:plan|schedule|programme|program|curriculum)(?: for| of| me| to|$| my| this| please)|what (?:should|do|shall|can) i (?:learn|study|do)(?: next| now| first| today)|(?:next|what's next) (?:step|lesson)|where (?:do|should|shall|can) i (?:go|continue|start|begin)|what (?:lesson|unit) (?:is|comes) next|(?:how|what) (?:should|can|do) i (?:do|study|start)|только \d+ минут|\d+ (?:minutes|min|hours?) (?:a day|today|per day|what)|план(?:а|ом)?(?![\p{L}])|(?:с|рас)планир|plan (?:my|a|out)|расписани|программу занятий|что (?:мне )?(?:учить|изучать|делать) (?:дальше|сначала|сегодня|теперь)|следующий (?:урок|шаг)|(?:где|с чего|откуда) (?:мне )?(?:лучше )?начать|какой урок дальше|не (?:үйренеміз|үйренейін|оқимыз)|неден бастай|(?:оқу |сабақ )?жоспар|әрі қарай не (?:оқ|үйрен)|келесі сабақ/u;

/** A longer message is about a plan where it asks for one, or says how much time there is. */
const SHORT = 14;
const LONGEST = 45;
const FOR_ONESELF =
  /(?:make|give|write|create|build|draw up|need|want|suggest|can you do)(?: me| up| us)? (?:an? |the |my )?(?:\p{L}+ )?(?:plan|schedule)|plan (?:for|of) (?:me|my|a|the|learning|study)|\d+ (?:minutes|min|hours?) (?:a|per|every|each) day|(?:состав|сдела|напиш|дай|нужен|хочу|предлож)\p{L}*(?: мне)? (?:\p{L}+ )?план|\d+ (?:минут\p{L}*|час\p{L}*) в день|план (?:на|занятий|обучения)|күніне \d+|жоспар (?:құр|жаса|бер)/u;

/** A plan of study: the lessons that come next, a day each, and what crowns the unit. */
export const planIntent: Intent = {
  name: "plan",
  understand(asked, tools) {
    // "бүгин не уйренемиз": chat spelling is put right before it is read
    const spelt = asked.folded.replace(/[\p{L}]+/gu, (word) => tools.reader.spell(word) ?? word);
    if (!(ASKS.test(asked.folded) || ASKS.test(spelt))) return undefined;
    const isLong = asked.words.length > SHORT && !FOR_ONESELF.test(asked.folded);
    if (isLong || asked.words.length > LONGEST) return undefined;
    // "My plans", told or asked about in a talk
    if (/жоспарың|жоспарым|мои планы|my plans/u.test(asked.folded)) return undefined;
    return { confidence: 0.965, answer: () => plan(asked, tools) };
  },
};

/** Days of study that a plan names. */
const DAYS = 5;

/** Weeks that are asked for; one where nothing is said. */
function weeksAsked(folded: string): number {
  const [, written = "1"] =
    /(\d+|two|three|four|две|три|четыре|екі|үш|төрт)[ -](?:weeks?|недел\p{L}*|апта\p{L}*)/u.exec(
      folded,
    ) ?? [];
  if (/(?<!\p{L})(?:month|месяц|ай(?:ға|лық)?)(?!\p{L})/u.test(folded)) return 4;
  const said: Readonly<Record<string, number>> = {
    two: 2,
    three: 3,
    four: 4,
    две: 2,
    три: 3,
    четыре: 4,
    екі: 2,
    үш: 3,
    төрт: 4,
  };
  return Math.max(1, Math.min(MAX_WEEKS, said[written] ?? (Number(written) || 1)));
}

const TODAY = /today|tonight|сегодня|бүгін/u;

/** Lessons that a week has room for, and weeks that a plan looks ahead. */
const LESSONS_A_WEEK = 5;
const MAX_WEEKS = 8;

/** A plan of several weeks, a line each: its lessons, and what they lead to. */
function weekly(
  weeks: number,
  from: number,
  order: readonly number[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const { language } = asked;
  const aim = aimOf(asked, tools);
  const { units, lessonById } = tools.course;
  const rows = Array.from({ length: weeks }, (_, week) => {
    const ids = order.slice(from + week * LESSONS_A_WEEK, from + (week + 1) * LESSONS_A_WEEK);
    const titles = ids.flatMap((id) => lessonById.get(id)?.titles[language] ?? []);
    const goals = units.filter((unit) => unit.lessons.some((id) => ids.includes(id)));
    const goal = goals[0]?.goal[language] ?? "";
    return titles.length === 0
      ? []
      : [tools.say("plan.week", language, { n: week + 1, x: titles.join(", "), goal })];
  }).flat();
  if (rows.length === 0) return undefined;
  return {
    text: [
      tools.say("plan.weeks", language, { n: weeks }),
      "",
      ...rows,
      "",
      ...aimLine(aim, language, tools),
      minutesLine(asked, tools) ?? tools.say("plan.each", language),
    ].join("\n"),
    kazakh: [],
    chips: [tools.say("plan.exercise", language), tools.say("plan.story", language)],
    lessons: [...lessonsFor(aim), ...order.slice(from, from + 3)].slice(0, 3),
    confidence: 0.9,
  };
}

function plan(asked: Asked, tools: Tools): Draft | undefined {
  const { language, level, nextLesson } = asked;
  const { units, lessons, lessonById, grammarById } = tools.course;
  const order =
    units.length > 0 ? units.flatMap((unit) => unit.lessons) : lessons.map(({ id }) => id);
  const first = nextLesson ?? units.find((unit) => levelLetter(unit.level) === level)?.lessons[0];
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
  const weeks = weeksAsked(asked.folded);
  if (weeks > 1) return weekly(weeks, from, order, asked, tools);
  const aim = aimOf(asked, tools);
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
      minutesLine(asked, tools) ?? tools.say("plan.daily", language),
    ].join("\n"),
    kazakh: unit ? [kz(unit.titles.kz)] : [],
    chips: [tools.say("plan.exercise", language), tools.say("plan.story", language)],
    lessons: [...lessonsFor(aim), ...days.map(({ id }) => id)].slice(0, 3),
    confidence: 0.9,
  };
}

/** How the minutes that somebody has are divided. */
function minutesLine({ folded, language }: Asked, tools: Tools): string | undefined {
  const minutes = minutesOf(folded);
  if (minutes === undefined) return undefined;
  const review = Math.max(2, Math.round(minutes / 4));
  const aloud = Math.max(1, Math.round(minutes / 5));
  return tools.say("plan.minutes", language, {
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
