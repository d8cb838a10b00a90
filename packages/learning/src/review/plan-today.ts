import type { Pace } from "./pace.ts";

/** Something with the time it is likely to take. */
interface Timed {
  readonly seconds: number;
}

/** What there is to review. */
export interface ReviewOffers {
  /** Cards that are due now, within the day's limit. */
  readonly due: number;
  /** New cards that are waiting. */
  readonly waiting: number;
  /** New cards that the day's limit still allows, whether they are there yet or not. */
  readonly freshAllowed: number;
  /** How fast the learner answers. */
  readonly pace: Pace;
}

/** What there is to do, as far as a plan for today needs it. */
interface Offers<Next extends Timed, Beside extends Timed> extends ReviewOffers {
  /** What comes next on the path, and what comes after it. */
  readonly path: readonly Next[];
  /** Something to read or watch, the best first. */
  readonly beside: readonly Beside[];
}

/** Cards in one sitting. */
export interface ReviewStep extends Timed {
  readonly kind: "review";
  readonly cards: number;
}

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
/** As much as a plan may be longer than its time and still say the same number of minutes. */
const slackSeconds = 29;
/** Fewer new cards than this are not worth a sitting of their own. */
const minFreshCards = 3;
/** Reviews leave room for the next step of the path where this share of the time remains for them. */
const reviewsKeep = 0.5;

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
 * What to do in so many minutes, one thing after the other. What is about to be forgotten comes first; then the
 * next step of the path, new cards, something to read or watch, and further steps of the path. Each part fits
 * into the time that is left, and parts are added as long as one does; the first is there however long it takes.
 */
export function planToday<Next extends Timed, Beside extends Timed>(
  minutes: Minutes,
  { due, waiting, freshAllowed, path, beside, pace }: Offers<Next, Beside>,
): readonly (ReviewStep | Next | Beside)[] {
  const steps: (ReviewStep | Next | Beside)[] = [];
  const time = minutes * 60;
  let left = time;
  const fits = ({ seconds }: Timed) => steps.length === 0 || seconds <= left + slackSeconds;
  const add = (step: Next | Beside) => {
    if (!fits(step)) return;
    left -= step.seconds;
    steps.push(step);
  };
  const addReview = (step: ReviewStep | null) => {
    if (step === null || !fits(step)) return;
    left -= step.seconds;
    const last = steps.at(-1);
    // Due and new cards come in one sitting.
    if (last !== undefined && isReview(last))
      steps.splice(-1, 1, {
        kind: "review",
        cards: last.cards + step.cards,
        seconds: last.seconds + step.seconds,
      });
    else steps.push(step);
  };

  const [next, ...later] = path;
  if (due > 0) {
    const kept = time - (next?.seconds ?? 0);
    addReview(dueStep(kept >= time * reviewsKeep ? kept : time, due, pace));
  }
  if (next !== undefined) add(next);
  addReview(freshStep(left, Math.min(freshAllowed, waiting), pace));
  const readable = beside.find(({ seconds }) => seconds <= left + slackSeconds) ?? beside[0];
  if (readable !== undefined) add(readable);
  for (const one of later) add(one);
  return steps;
}

const isReview = (step: Timed): step is ReviewStep => "cards" in step;

/** As many due cards as fit, and one at least. */
function dueStep(time: number, due: number, pace: Pace): ReviewStep {
  const each = reviewSeconds({ due: 1, fresh: 0 }, pace);
  const cards = Math.min(due, Math.max(1, Math.floor(time / each)));
  return { kind: "review", cards, seconds: cards * each };
}

/** As many new cards as fit, unless they are too few. */
function freshStep(time: number, fresh: number, pace: Pace): ReviewStep | null {
  const each = reviewSeconds({ due: 0, fresh: 1 }, pace);
  const cards = Math.min(fresh, Math.floor(time / each));
  if (cards < Math.min(minFreshCards, fresh) || cards === 0) return null;
  return { kind: "review", cards, seconds: cards * each };
}
