import { QUIZ_LENGTHS } from "../quiz/quiz-lengths.ts";
import type { Pace } from "./pace.ts";

interface LessonOffer {
  readonly id: number;
  readonly words: number;
}

interface TextOffer extends LessonOffer {
  readonly questions: number;
}

/** What there is to do, as far as a plan for today needs it. */
export interface Offers {
  /** Cards that are due now, within the day's limit. */
  readonly due: number;
  /** New cards that are waiting. */
  readonly waiting: number;
  /** New cards that the day's limit still allows, whether they are there yet or not. */
  readonly freshAllowed: number;
  /** Lessons that are not complete, the next one first. */
  readonly lessons: readonly LessonOffer[];
  /** Texts at the learner's level whose questions they have not answered yet, the best one first. */
  readonly texts: readonly TextOffer[];
  /** How fast the learner answers. */
  readonly pace: Pace;
}

export type Step =
  | { readonly kind: "review"; readonly cards: number; readonly seconds: number }
  | {
      readonly kind: "lesson";
      readonly id: number;
      /** Questions of the quiz; as many as the time allows. */
      readonly questions: number;
      readonly seconds: number;
    }
  | { readonly kind: "text"; readonly id: number; readonly seconds: number };

export type Minutes = 3 | 5 | 10;

/** Reviews are answered in all kinds of cards; this is how often each comes in a session. */
export const SESSION_MIX = {
  meaning: 0.34,
  kazakh: 0.18,
  listening: 0.18,
  typing: 0.16,
  cloze: 0.08,
  form: 0.06,
} as const satisfies Record<keyof Pace, number>;

/** A forgotten card comes back; so does a new one, for the steps of learning. */
const extraAsksOfDue = 0.2;
const extraAsksOfFresh = 1.2;
const secondsPerQuestion = 7;
/** Looking at each word of a lesson before the quiz. */
const secondsPerNewWord = 4;
/** Of learners, in a language that is new to them. */
const readingWordsPerMinute = 60;
const secondsPerTextQuestion = 14;
/** As much as a plan may be longer than its time and still say the same number of minutes. */
const slackSeconds = 29;
/** Fewer new cards than this are not worth a sitting of their own. */
const minFreshCards = 3;

/** Seconds that one answer takes on the average of a session. */
export function secondsPerAnswer(pace: Pace): number {
  return Object.entries(SESSION_MIX).reduce(
    (sum, [kind, share]) => sum + share * pace[kind as keyof Pace],
    0,
  );
}

/** Seconds that a session of so many due and new cards takes, with what comes back in it. */
export function reviewSeconds({ due, fresh }: { due: number; fresh: number }, pace: Pace): number {
  const answers = due * (1 + extraAsksOfDue) + fresh * (1 + extraAsksOfFresh);
  return answers * secondsPerAnswer(pace);
}

/**
 * What to do in so many minutes, one thing after the other. What is about to be forgotten comes first; then
 * something new to learn and the new words themselves, something to read, and the next lesson. Each part fits
 * into the time that is left, and parts are added as long as one does; the first is there however long it takes.
 */
export function planToday(minutes: Minutes, offers: Offers): readonly Step[] {
  const { due, waiting, freshAllowed, lessons, texts, pace } = offers;
  const steps: Step[] = [];
  let left = minutes * 60;
  const add = (step: Step | null) => {
    if (step === null || (steps.length > 0 && step.seconds > left + slackSeconds)) return;
    left -= step.seconds;
    const last = steps.at(-1);
    if (step.kind !== "review" || last?.kind !== "review") steps.push(step);
    // Due and new cards come in one sitting.
    else
      steps.splice(-1, 1, {
        kind: "review",
        cards: last.cards + step.cards,
        seconds: last.seconds + step.seconds,
      });
  };

  const [lesson, ...later] = lessons;
  if (due > 0) add(dueStep(left, due, pace));
  if (lesson !== undefined) add(lessonStep(left, lesson));
  const learnt = steps.some(({ kind }) => kind === "lesson") ? (lesson?.words ?? 0) : 0;
  add(freshStep(left, Math.min(freshAllowed, waiting + learnt), pace));
  add(textStep(left, texts));
  for (const next of later) add(lessonStep(left, next));
  return steps;
}

/** As many due cards as fit, and one at least. */
function dueStep(time: number, due: number, pace: Pace): Step {
  const each = reviewSeconds({ due: 1, fresh: 0 }, pace);
  const cards = Math.min(due, Math.max(1, Math.floor(time / each)));
  return { kind: "review", cards, seconds: cards * each };
}

/** As many new cards as fit, unless they are too few. */
function freshStep(time: number, fresh: number, pace: Pace): Step | null {
  const each = reviewSeconds({ due: 0, fresh: 1 }, pace);
  const cards = Math.min(fresh, Math.floor(time / each));
  if (cards < Math.min(minFreshCards, fresh) || cards === 0) return null;
  return { kind: "review", cards, seconds: cards * each };
}

/** A lesson with the longest quiz that fits: one of those the quiz offers. */
function lessonStep(time: number, { id, words }: LessonOffer): Step {
  const whole = words * 2;
  const looking = words * secondsPerNewWord;
  const lengths = [...QUIZ_LENGTHS.filter((length) => length < whole), whole];
  const secondsOf = (questions: number) => looking + questions * secondsPerQuestion;
  const questions =
    lengths.findLast((length) => secondsOf(length) <= time + slackSeconds) ?? lengths[0] ?? whole;
  return { kind: "lesson", id, questions, seconds: secondsOf(questions) };
}

/** The first text that fits, else the first there is. */
function textStep(time: number, texts: readonly TextOffer[]): Step | null {
  const steps = texts.map(({ id, words, questions }) => ({
    kind: "text" as const,
    id,
    seconds: (words / readingWordsPerMinute) * 60 + questions * secondsPerTextQuestion,
  }));
  return steps.find(({ seconds }) => seconds <= time + slackSeconds) ?? steps[0] ?? null;
}
