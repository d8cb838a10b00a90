import { error, type Problem } from "../content-file/problem.ts";
import { ASKING, KNOWN_WORDS, RECYCLED_WORDS } from "../progression/limits.ts";
import { measureLesson } from "../progression/measure-lesson.ts";
import { timesMetAgain } from "../progression/recycling.ts";
import { stepsOf } from "../progression/taught-so-far.ts";
import { makeFormJudge } from "../progression/untaught-forms.ts";
import { type Level, levelLetter } from "../schema/common-fields.ts";
import type { GateContext } from "./gate-context.ts";

/** Below this many words a level is being begun, and no share of it says anything. */
const ENOUGH_WORDS = 150;

interface Sums {
  taught: number;
  metAgain: number;
  known: number;
  words: number;
  asking: number;
  lines: number;
}

/**
 * What holds of a level as a whole: its words come back, its dialogues and sentences are made of words known
 * by then, and enough of its lines ask or speak to somebody.
 */
export function levelShareProblems({ course, kazakh }: GateContext): Problem[] {
  const met = timesMetAgain(course, kazakh);
  const judge = makeFormJudge(course, kazakh);
  const levels = new Map<Level, Sums>();
  for (const step of stepsOf(course)) {
    if (step.kind !== "lesson") continue;
    const { lesson } = step;
    const sums = levels.get(lesson.level) ?? {
      taught: 0,
      metAgain: 0,
      known: 0,
      words: 0,
      asking: 0,
      lines: 0,
    };
    levels.set(lesson.level, sums);
    const measure = measureLesson(lesson, step.taught, judge, kazakh);
    sums.taught += lesson.words.length;
    sums.metAgain += lesson.words.filter(({ id }) => (met.get(id) ?? 0) >= 2).length;
    sums.known += measure.known.known;
    sums.words += measure.known.all;
    sums.asking += measure.asking;
    sums.lines += measure.lines;
  }
  return [...levels].flatMap(([level, sums]) => {
    if (sums.taught < ENOUGH_WORDS) return [];
    const short = (part: number, whole: number, least: number, what: string): Problem[] =>
      part >= whole * least
        ? []
        : [
            error(
              "lessons",
              [],
              `${part} of ${whole} ${what} in level ${levelLetter(level)}; at least ${Math.round(100 * least)} % must be: npm run content:report -- --units`,
            ),
          ];
    return [
      ...short(sums.metAgain, sums.taught, RECYCLED_WORDS[level], "words are met twice again"),
      ...short(sums.known, sums.words, KNOWN_WORDS[level], "words of lines are known by then"),
      ...short(sums.asking, sums.lines, ASKING[level], "lines ask or speak to somebody"),
    ];
  });
}
