import type { Tools } from "../../ask.ts";
import { daysIn as daysOfPlanIn } from "./days-named.ts";
import { weeksIn, withoutSpan } from "./span.ts";
import { numberIn, WRITTEN } from "./written-number.ts";

/** How much somebody can study. */
export interface StudyTime {
  /** Minutes of a day of study. */
  readonly minutes: number;
  /** Days of study in a week. */
  readonly days: number;
}

/** Less is no time, more is no day. */
const LEAST = 5;
const MOST = 240;
const WEEK = 7;

const TIMED = new RegExp(
  `(\\d{1,3}|${WRITTEN})[ -]?(minutes?|mins?|минут\\p{L}*|мин|минөт|hours?|hrs?|h|час(?:а|ов)?|сағат)(?!\\p{L})`,
  "gu",
);
const HALF_HOUR = /half an hour|half-hour|полчаса|пол часа|жарты сағат/u;
const HOUR_AND_HALF = /an hour and a half|полтора часа|бір жарым сағат/u;
const HOUR = /(?<!half )(?<!\p{L})(?:an|one) hour|(?<!\p{L})(?:час(?:у|ик)?|бір сағат)(?!\p{L})/u;
const TIMES = new RegExp(
  `(\\d|${WRITTEN})(?: (?:times?|раза?|рет|days?|дня|дней))? (?:a|per|each|every|в|во) (?:week|неделю)|аптасына (\\d|${WRITTEN})`,
  "u",
);

/** The time for study that a message names; undefined where it names none. */
export function studyTimeIn(folded: string, tools: Tools): StudyTime | undefined {
  const minutes = minutesIn(folded);
  if (minutes === undefined) return undefined;
  if (tools.patterns.one("plan-time.a-week").test(folded)) {
    const days = Math.min(WEEK, Math.max(1, Math.round(minutes / 30)));
    return { minutes: within(Math.round(minutes / days)), days };
  }
  return { minutes: within(minutes), days: daysIn(folded) };
}

/** Minutes of a day where only the days of study are named. */
const ON_A_DAY = 45;

/** "Only weekends": so many days of study, and as much as one usually can; undefined where no days are named. */
export function usualOnDays(folded: string): StudyTime | undefined {
  const days = daysIn(folded);
  return days < WEEK ? { minutes: ON_A_DAY, days } : undefined;
}

/** A wish for a plan with that of a later message behind it, whose time and span take the place of its own. */
export function withStudyTime(earlier: string, later: string, tools: Tools): string {
  const isOfSpan = weeksIn(later) !== undefined || daysOfPlanIn(later) !== undefined;
  const wish = isOfSpan ? withoutSpan(earlier) : earlier;
  const kept =
    studyTimeIn(later, tools) === undefined
      ? wish
      : [TIMED, HALF_HOUR, HOUR_AND_HALF, HOUR].reduce(
          (text, pattern) => text.replace(pattern, " "),
          wish,
        );
  return `${kept.replace(/\s+/gu, " ").trim()} ${later}`;
}

function minutesIn(folded: string): number | undefined {
  if (HOUR_AND_HALF.test(folded)) return 90;
  if (HALF_HOUR.test(folded)) return 30;
  const named = [...folded.matchAll(TIMED)].flatMap(([, written = "", unit = ""]) => {
    const number = numberIn(written);
    return number === undefined ? [] : [/^(?:h|ч|с)/u.test(unit) ? number * 60 : number];
  });
  // "After a 12h shift 10 mins of Kazakh": so long nobody studies
  const possible = named.filter((minutes) => minutes <= MOST);
  return possible[0] ?? named[0] ?? (HOUR.test(folded) ? 60 : undefined);
}

/** "I can't at weekends": the other days. */
const NOT_AT_WEEKENDS =
  /(?:weekends?|выходн\p{L}*|демалыс\p{L}*)(?: \p{L}+){0,2} (?:не могу|не получ\p{L}*|нельзя|занят\p{L}*|i can'?t|are out|off|no good|are busy|алмаймын|болмайды|жоқ)|(?:can'?t|cannot|not|no|without|except|free|кроме|без|не(?: \p{L}+)?)(?: \p{L}+){0,3} (?:weekends?|выходн\p{L}*)|демалыста(?:н басқа)/u;

/** "Not on Sundays": the other six. */
const NOT_ON_ONE =
  /(?:not|no|n't|without|except|off|busy|free|кроме|без|не|занят\p{L}*)(?: \p{L}+){0,3} (?:sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|воскресень\p{L}|суббот\p{L}|понедельник\p{L}*|вторник\p{L}*|сред[уы]|четверг\p{L}*|пятниц\p{L})|(?:воскресенье|субботу|понедельник|вторник|среду|четверг|пятницу)(?: \p{L}+){0,2} (?:не|занят\p{L}*)|(?:жексенбі|сенбі|дүйсенбі)\p{L}* (?:жоқ|бос емес|алмаймын)/u;

function daysIn(folded: string): number {
  if (NOT_AT_WEEKENDS.test(folded)) return 5;
  if (NOT_ON_ONE.test(folded)) return 6;
  if (/weekends?|выходн|сенбі|демалыс/u.test(folded)) return 2;
  if (/weekdays?|working days|будн|рабочим дням|жұмыс күн/u.test(folded)) return 5;
  if (/every other day|через день|күнара/u.test(folded)) return 4;
  const [, written, kazakh] = TIMES.exec(folded) ?? [];
  const times = numberIn(written ?? kazakh ?? "");
  return times === undefined ? WEEK : Math.min(WEEK, Math.max(1, times));
}

const within = (minutes: number): number => Math.max(LEAST, Math.min(MOST, minutes));

/** Minutes that a lesson takes with the reviews of its words in the days after it. */
const A_LESSON = 45;
const MOST_LESSONS = 7;
/** Lessons a week where nobody says how much time there is. */
const USUAL = 5;

/** Lessons that a week of this much study has room for. */
export const lessonsAWeek = (time: StudyTime | undefined): number =>
  time === undefined
    ? USUAL
    : Math.max(1, Math.min(MOST_LESSONS, Math.round((time.minutes * time.days) / A_LESSON)));
