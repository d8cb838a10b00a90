import type { ReviewAnswer, ReviewCardKind } from "@tilashar/contracts";
import {
  answered,
  currentItem,
  makeQueue,
  makeScheduler,
  type Rating,
  type Scheduler,
  type Session,
  startSession,
  takenBack,
} from "@tilashar/learning/review";
import type { OpenedReview } from "#app/lib/review/open-review.ts";
import type { LocalItem, LocalPlan } from "#app/lib/review/review-store.ts";

export type CardItem = LocalItem & { addedAt: number };

/** What was answered, as the card tells it. */
export interface Given {
  rating: Rating;
  kind: ReviewCardKind;
  /** Milliseconds from the question to the answer. */
  ms: number;
  error?: string;
  /** The rule that the mistake feeds. */
  fed?: string | null;
}

/** One answer: what has to be written down for it, and what to go back to when it is taken back. */
export interface Step {
  /** None in practice. */
  answers: readonly ReviewAnswer[];
  before: { items: readonly LocalItem[]; plan: LocalPlan };
  after: { items: readonly LocalItem[]; plan: LocalPlan };
  right: boolean;
}

export interface RunningReview {
  opened: OpenedReview;
  session: Session<CardItem>;
  practice: boolean;
  steps: readonly Step[];
  /** Answers that were known, and that were not. */
  right: number;
  wrong: number;
}

export type ReviewState =
  | { status: "loading" }
  | { status: "error" }
  | { status: "ready"; review: RunningReview };

export type ReviewAction =
  | { type: "load" }
  | { type: "fail" }
  /** Milliseconds since the epoch decide what is due. */
  | { type: "begin"; opened: OpenedReview; now: number }
  | { type: "practise"; items: LocalItem[] }
  /** `attempts` names the answer and the one of the rule that it feeds. */
  | { type: "answer"; given: Given; at: number; attempts: readonly [string, string] }
  | { type: "undo" };

/** As many as one practice asks. */
const maxPractised = 20;

export const toCard = (item: LocalItem): CardItem => ({ ...item, addedAt: Date.parse(item.added) });

/** A review, step by step; nothing in it is kept or sent. */
export function reviewReducer(state: ReviewState, action: ReviewAction): ReviewState {
  if (action.type === "load") return { status: "loading" };
  if (action.type === "fail") return { status: "error" };
  if (action.type === "begin") return ready(begin(action.opened, action.now));
  if (state.status !== "ready") return state;
  const { review } = state;
  switch (action.type) {
    case "practise":
      return ready(practise({ ...review.opened, items: action.items }));
    case "answer":
      return ready(answer(review, action));
    case "undo":
      return ready(undo(review));
  }
}

const ready = (review: RunningReview): ReviewState => ({ status: "ready", review });

const fresh = { steps: [], right: 0, wrong: 0 } as const;

function begin(opened: OpenedReview, now: number): RunningReview {
  const { settings, done, timezone: zone } = opened.plan;
  const queue = makeQueue(opened.items.map(toCard), { now, zone, settings, done });
  return { opened, session: startSession(queue), practice: false, ...fresh };
}

/** What is weakest is practised first; nothing of it is written down. */
function practise(opened: OpenedReview): RunningReview {
  const weakest = opened.items
    .filter(({ memory, suspended }) => memory !== null && !suspended)
    .sort((one, other) => (one.memory?.stability ?? 0) - (other.memory?.stability ?? 0))
    .slice(0, maxPractised);
  return { opened, session: startSession(weakest.map(toCard)), practice: true, ...fresh };
}

function answer(
  review: RunningReview,
  { given, at, attempts }: Extract<ReviewAction, { type: "answer" }>,
): RunningReview {
  const { opened, practice, session } = review;
  const current = currentItem(session);
  if (current === null) return review;
  const { rating } = given;
  const schedule = practice ? null : makeScheduler(opened.plan.weights);
  const right = rating > 1;
  const { plan } = opened;
  const step: Step =
    schedule === null
      ? { answers: [], before: { items: [], plan }, after: { items: [], plan }, right }
      : writtenDown(opened, current, { given, at, attempts, schedule });
  return {
    ...review,
    session: answered(session, { rating, at }, schedule),
    opened: withItems({ ...opened, plan: step.after.plan }, step.after.items),
    steps: [...review.steps, step],
    right: review.right + (right ? 1 : 0),
    wrong: review.wrong + (right ? 0 : 1),
  };
}

function undo(review: RunningReview): RunningReview {
  const step = review.steps.at(-1);
  if (step === undefined) return review;
  return {
    ...review,
    session: takenBack(review.session),
    opened: withItems({ ...review.opened, plan: step.before.plan }, step.before.items),
    steps: review.steps.slice(0, -1),
    right: review.right - (step.right ? 1 : 0),
    wrong: review.wrong - (step.right ? 0 : 1),
  };
}

/** With some items as they are now, and those that were not there before. */
function withItems(opened: OpenedReview, changed: readonly LocalItem[]): OpenedReview {
  const left = new Map(changed.map((one) => [one.item, one]));
  const items = opened.items.map((one) => {
    const now = left.get(one.item) ?? one;
    left.delete(one.item);
    return now;
  });
  return { ...opened, items: [...items, ...left.values()] };
}

/** The item and, after a broken rule, the rule's own card, as they are after an answer. */
function writtenDown(
  { items: known, plan }: OpenedReview,
  { addedAt: _, ...item }: CardItem,
  {
    given: { kind, ms, rating, error, fed },
    at,
    attempts,
    schedule,
  }: { given: Given; at: number; attempts: readonly [string, string]; schedule: Scheduler },
): Step {
  const asked: { its: LocalItem; rated: Rating; attempt: string }[] = [
    { its: item, rated: rating, attempt: attempts[0] },
  ];
  if (fed && fed !== item.item) {
    const rule = known.find((one) => one.item === fed) ?? newRule(fed, at);
    asked.push({ its: rule, rated: 1, attempt: attempts[1] });
  }
  const { fresh, reviews } = plan.done;
  const done = {
    fresh: fresh + (item.memory === null ? 1 : 0),
    reviews: reviews + (item.memory?.phase === "review" ? 1 : 0),
  };
  return {
    answers: asked.map(({ its, rated, attempt }) => ({
      attempt,
      item: its.item,
      kind,
      rating: rated,
      at: new Date(at).toISOString(),
      ms: Math.round(ms),
      ...(error !== undefined && { error }),
    })),
    before: { items: asked.map(({ its }) => its), plan },
    after: {
      items: asked.map(({ its, rated }) => ({ ...its, memory: schedule(its.memory, rated, at) })),
      plan: { ...plan, done },
    },
    right: rating > 1,
  };
}

const newRule = (item: string, at: number): LocalItem => ({
  id: null,
  item,
  kz: "",
  en: "",
  ru: "",
  example: null,
  source: "review",
  note: "",
  suspended: false,
  added: new Date(at).toISOString(),
  memory: null,
});
