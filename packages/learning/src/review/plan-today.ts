import type { Pace } from "./pace.ts";

/** What there is to do, as far as a plan for today needs it. */
export interface Offers {
  /** Cards that are due now, within the day's limit. */
  readonly due: number;
  /** New cards that today's limit still allows. */
  readonly fresh: number;
  /** The next lesson to take, or to finish. */
  readonly lesson: { readonly id: number; readonly words: number } | null;
  /** A text at the learner's level that they have not answered yet. */
  readonly text: { readonly id: number; readonly words: number; readonly questions: number } | null;
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
/** Never less than this is worth beginning. */
const fewestCards = 5;

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
 * The one thing to do next that fits into so many minutes. What is about to be forgotten comes first;
 * then something new to learn, then something to read.
 */
export function planToday(minutes: Minutes, offers: Offers): Step | null {
  const time = minutes * 60;
  const { due, fresh, lesson, text, pace } = offers;
  if (due >= fewestCards || (due > 0 && lesson === null && text === null)) {
    return reviewStep(time, { due, fresh: 0 }, pace);
  }
  if (lesson !== null) {
    const whole = lesson.words * 2;
    const looking = lesson.words * secondsPerNewWord;
    const room = Math.floor((time - looking) / secondsPerQuestion);
    const questions = Math.min(whole, Math.max(5, room));
    return {
      kind: "lesson",
      id: lesson.id,
      questions,
      seconds: looking + questions * secondsPerQuestion,
    };
  }
  if (due + fresh > 0) return reviewStep(time, { due, fresh }, pace);
  if (text === null) return null;
  const seconds =
    (text.words / readingWordsPerMinute) * 60 + text.questions * secondsPerTextQuestion;
  return { kind: "text", id: text.id, seconds };
}

/** As many cards as fit, due ones first. */
function reviewStep(
  time: number,
  { due, fresh }: { due: number; fresh: number },
  pace: Pace,
): Step {
  const each = secondsPerAnswer(pace);
  const dueCards = Math.min(due, Math.floor(time / (each * (1 + extraAsksOfDue))));
  const left = time - reviewSeconds({ due: dueCards, fresh: 0 }, pace);
  const freshCards = Math.min(
    fresh,
    Math.max(0, Math.floor(left / (each * (1 + extraAsksOfFresh)))),
  );
  return {
    kind: "review",
    cards: Math.max(1, dueCards + freshCards),
    seconds: reviewSeconds({ due: dueCards, fresh: freshCards }, pace),
  };
}
