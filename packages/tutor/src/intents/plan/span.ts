import { numberIn, WRITTEN } from "./written-number.ts";

const WEEKS_A_MONTH = 52 / 12;
const WEEKS_HALF_A_YEAR = 26;
const WEEKS_A_YEAR = 52;
/** Longer than the course takes. */
const LONGEST = 104;

/** How often, rather than how long: "an hour a day", «три раза в неделю». */
const OFTEN =
  /(?<!\p{L})(?:a|per|each|every|in a|в|во|каждый|каждую|каждые) (?:day|week|weekend|month|день|неделю|месяц|выходные)(?!\p{L})|апта(?:сына|да)|күн(?:іне|ге)/gu;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|дня|дней|день|күн\p{L}*)/u, 1 / 7],
  [/^(?:weeks?|недел\p{L}*|апта\p{L}*)/u, 1],
  [/^(?:months?|месяц\p{L}*|мес|ай(?:ға|лық|да|дан)?$)/u, WEEKS_A_MONTH],
  [/^(?:years?|год(?:а|у|ом)?$|лет$|жыл\p{L}*)/u, WEEKS_A_YEAR],
];

const WHOLE: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:half a year|half year|полгода|полугоди\p{L}*|жарты жыл\p{L}*)(?!\p{L})/u,
    WEEKS_HALF_A_YEAR,
  ],
  [
    /(?<!\p{L})(?:a year and a half|полтора года|бір жарым жыл\p{L}*)(?!\p{L})/u,
    1.5 * WEEKS_A_YEAR,
  ],
  [/(?<!\p{L})(?:a month and a half|полтора месяца|бір жарым ай\p{L}*)(?!\p{L})/u, 6],
  [/(?<!\p{L})(?:over|during|for|this|за|на) (?:the )?(?:summer|лето)(?!\p{L})/u, 13],
];

/** Weeks that a message says there are; undefined where it tells of no span of time. */
export function weeksIn(folded: string): number | undefined {
  const whole = WHOLE.find(([pattern]) => pattern.test(folded));
  if (whole) return within(whole[1]);
  // "A plan for a week" is of one; "an hour a week" says how often
  const text = folded
    .replace(/(?<!\p{L})(?:for|in|within) an? (?=day|week|month|year)/gu, "1 ")
    .replace(/(?<!\p{L})(?:на|за|через) (?=неделю|месяц|год|день)/gu, "1 ")
    .replace(OFTEN, " ");
  const counted = new RegExp(`(\\d+|${WRITTEN})(?: ?[-–] ?| |(?<=\\d))(?:of )?(\\p{L}+)`, "gu");
  for (const [, written = "", unit = ""] of text.matchAll(counted)) {
    const number = numberIn(written);
    const weeks = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
    if (number !== undefined && weeks !== undefined) return within(number * weeks);
  }
  return undefined;
}

/** A wish for a plan without its span of time, for which another is now named. */
export const withoutSpan = (folded: string): string =>
  folded
    .replace(SPAN, " ")
    .replace(
      /(?<!\p{L})(?:for|in|within) an? (?:week|month|year)|(?:на|за) (?:неделю|месяц|год)(?!\p{L})/gu,
      " ",
    )
    .replace(/\s+/gu, " ")
    .trim();
const SPAN = new RegExp(
  `(?:\\d+|${WRITTEN})(?: ?[-–] ?| )(?:days?|дн(?:я|ей)|день|күн(?:дік|ге)?|weeks?|недел\\p{L}*|апта\\p{L}*|months?|месяц\\p{L}*|ай(?:ға|лық)?)(?!\\p{L})(?! (?:a|per|each|every|в|во) (?:day|week|день|неделю))`,
  "gu",
);

const within = (weeks: number): number => Math.max(1, Math.min(LONGEST, Math.round(weeks)));
