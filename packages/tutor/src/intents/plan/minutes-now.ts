import type { Asked, Draft, Tools } from "../../ask.ts";
import { numberIn, WRITTEN } from "./written-number.ts";

/** A plan by its name. */
export const PLAN = /(?<!\p{L})(?:plan|schedule|план|расписани[ея]|жоспар)(?:ы|ын|а|у)?(?!\p{L})/u;

/** Longer than this nobody says of the minutes at hand. */
const MOST_NOW = 30;
const LEAST_OF_LESSON = 5;
const MINUTES = new RegExp(
  `(\\d{1,2}|${WRITTEN})[ -]?(?:minutes?|mins?|минут\\p{L}*|мин|минөт|минут)(?!\\p{L})`,
  "u",
);
/** So long each day, or over weeks: that is no plan of the minutes at hand. */
const OFTEN =
  /day|week|month|daily|every|each|morning|evening|(?<!\p{L})(?:дн|день|недел|месяц|ежедневн|кажд|утр|вечер)|күн|апта|(?<!\p{L})ай(?!\p{L})/u;

/** "Give me a plan for 2 minutes": minutes that are to be filled now. */
export function minutesNow(folded: string): number | undefined {
  if (OFTEN.test(folded)) return undefined;
  const written = MINUTES.exec(folded)?.[1];
  const minutes = written === undefined ? undefined : numberIn(written);
  return minutes !== undefined && minutes > 0 && minutes <= MOST_NOW ? minutes : undefined;
}

/** Whether a plan or an order is asked for, or a question put. */
export const asksOfMinutes = ({ folded, raw }: Asked): boolean =>
  raw.includes("?") || PLAN.test(folded) || ORDERED.test(folded);
const ORDERED =
  /(?<!\p{L})(?:what|give|make|teach me|что|чем|дай\p{L}*|распиши\p{L}*|состав\p{L}*|не істе\p{L}*|бер\p{L}*)(?!\p{L})/u;

/** What is done in so few minutes: words again, something new, and aloud. */
export function planOfMinutes(n: number, x: string, id: number, asked: Asked, tools: Tools): Draft {
  const { language } = asked;
  const review = Math.max(1, Math.round(n / 4));
  const aloud = Math.max(1, Math.round(n / 5));
  const places = { n, x, review, aloud, lesson: n - review - aloud };
  return {
    text: tools.say(n < LEAST_OF_LESSON ? "plan.fewMinutes" : "plan.minutesNow", language, places),
    chips: [tools.say("plan.exercise", language), tools.say("next.talk", language)],
    lessons: [id],
    confidence: 0.9,
  };
}
