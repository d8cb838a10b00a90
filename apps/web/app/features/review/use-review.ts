import type { ReviewAnswer, ReviewCardKind } from "@tilashar/contracts";
import {
  answered,
  currentItem,
  type Memory,
  makeQueue,
  makeScheduler,
  type Rating,
  type Scheduler,
  type Session,
  startSession,
  takenBack,
} from "@tilashar/learning/review";
import { useCallback, useEffect, useRef, useState } from "react";
import { type OpenedReview, openReview } from "#app/lib/review/open-review.ts";
import {
  guest,
  type LocalItem,
  type LocalPlan,
  type Owner,
  readItems,
  record,
  type Unsent,
} from "#app/lib/review/review-store.ts";
import { sendReview } from "#app/lib/review/send-review.ts";
import { loadWords } from "#app/lib/review/words.ts";

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

/** What it takes to take the last answer back. */
interface Step {
  attempts: string[];
  items: LocalItem[];
  plan: LocalPlan;
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
  | { status: "error"; retry: () => void }
  | { status: "ready"; review: RunningReview };

export const toCard = (item: LocalItem): CardItem => ({ ...item, addedAt: Date.parse(item.added) });

function begin(opened: OpenedReview, practice: boolean): RunningReview {
  const { plan } = opened;
  const items = opened.items.map(toCard);
  const queue = practice
    ? // What is weakest is practised first; nothing of it is written down.
      items
        .filter(({ memory, suspended }) => memory !== null && !suspended)
        .sort((one, other) => (one.memory?.stability ?? 0) - (other.memory?.stability ?? 0))
        .slice(0, 20)
    : makeQueue(items, {
        now: Date.now(),
        zone: plan.timezone,
        settings: plan.settings,
        done: plan.done,
      });
  return { opened, session: startSession(queue), practice, steps: [], right: 0, wrong: 0 };
}

const sendAfterMs = 1500;

/** A review under way: from the device's own store, so that it goes on without a network. */
export function useReview() {
  const [state, setState] = useState<ReviewState>({ status: "loading" });
  const [awarded, setAwarded] = useState(0);
  const [unsent, setUnsent] = useState(false);
  const schedule = useRef<Scheduler>(makeScheduler(null));
  const timer = useRef<number | undefined>(undefined);

  const open = useCallback(async () => {
    setState({ status: "loading" });
    try {
      const opened = await openReview();
      schedule.current = makeScheduler(opened.plan.weights);
      setState({ status: "ready", review: begin(opened, false) });
    } catch (error) {
      console.warn("The review could not be opened", error);
      setState({ status: "error", retry: () => void open() });
    }
  }, []);

  const send = useCallback(async () => {
    try {
      const points = await sendReview();
      setAwarded((sum) => sum + points);
      setUnsent(false);
    } catch {
      setUnsent(true);
    }
  }, []);
  const sendSoon = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, sendAfterMs);
  }, [send]);

  useEffect(() => {
    void open();
    const back = () => void send();
    // Leaving the page in the middle must not wait for the timer.
    const away = () => document.visibilityState === "hidden" && void send();
    addEventListener("online", back);
    document.addEventListener("visibilitychange", away);
    return () => {
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", away);
      window.clearTimeout(timer.current);
      void send();
    };
  }, [open, send]);

  const review = state.status === "ready" ? state.review : null;

  function answer(given: Given) {
    const current = review && currentItem(review.session);
    if (review === null || current === null) return;
    const at = Date.now();
    const { rating } = given;
    const session = answered(
      review.session,
      { rating, at },
      review.practice ? null : schedule.current,
    );
    const right = rating > 1;
    const next: RunningReview = {
      ...review,
      session,
      right: review.right + (right ? 1 : 0),
      wrong: review.wrong + (right ? 0 : 1),
    };
    if (review.practice) {
      const step = { attempts: [], items: [], plan: review.opened.plan, right };
      setState({ status: "ready", review: { ...next, steps: [...review.steps, step] } });
      return;
    }
    const written = writeDown(review.opened, current, given, at, schedule.current);
    const opened = { ...review.opened, plan: written.plan, items: written.all };
    const step = {
      attempts: written.attempts,
      items: written.before,
      plan: review.opened.plan,
      right,
    };
    setState({ status: "ready", review: { ...next, opened, steps: [...review.steps, step] } });
    const { owner } = review.opened;
    record(owner, { items: written.items, unsent: written.unsent, plan: written.plan }).then(
      sendSoon,
      (error: unknown) => console.warn("This browser could not keep the answer", error),
    );
  }

  function undo() {
    const step = review?.steps.at(-1);
    if (review === null || step === undefined) return;
    const { opened } = review;
    const before = new Map(step.items.map((item) => [item.item, item]));
    setState({
      status: "ready",
      review: {
        ...review,
        session: takenBack(review.session),
        steps: review.steps.slice(0, -1),
        right: review.right - (step.right ? 1 : 0),
        wrong: review.wrong - (step.right ? 0 : 1),
        opened: {
          ...opened,
          plan: step.plan,
          items: opened.items.map((item) => before.get(item.item) ?? item),
        },
      },
    });
    if (step.attempts.length === 0) return;
    const { owner } = opened;
    record(owner, {
      items: step.items,
      unsent: [{ owner, kind: "undo", attempts: step.attempts }],
      plan: step.plan,
    }).then(sendSoon, (error: unknown) => console.warn("The undo could not be kept", error));
  }

  async function restart(practice: boolean) {
    if (review === null) return;
    if (!practice) return open();
    const items = await itemsToPractise(review.opened.owner);
    setState({ status: "ready", review: begin({ ...review.opened, items }, true) });
  }

  return {
    state,
    answer,
    undo,
    restart,
    awarded,
    unsent: unsent && review?.opened.owner !== guest,
  };
}

/** All there is to practise: the server knows more than what is due; the device serves without a network. */
async function itemsToPractise(owner: Owner): Promise<LocalItem[]> {
  try {
    const query = { sort: "strength", limit: 100 } as const;
    return (await loadWords(query, new AbortController().signal)).words;
  } catch {
    return readItems(owner);
  }
}

/** The item and, after a broken rule, the rule's own card, as they are after an answer. */
function writeDown(
  opened: OpenedReview,
  current: CardItem,
  given: Given,
  at: number,
  schedule: Scheduler,
) {
  const { owner, plan } = opened;
  const { addedAt: _, ...item } = current;
  const items: LocalItem[] = [];
  const before: LocalItem[] = [];
  const unsent: Unsent[] = [];
  const attempts: string[] = [];
  const take = (its: LocalItem, rating: Rating) => {
    const memory: Memory = schedule(its.memory, rating, at);
    const attempt = crypto.randomUUID();
    const answer: ReviewAnswer = {
      attempt,
      item: its.item,
      kind: given.kind,
      rating,
      at: new Date(at).toISOString(),
      ms: Math.round(given.ms),
      ...(given.error !== undefined && { error: given.error }),
    };
    before.push(its);
    items.push({ ...its, memory });
    unsent.push({ owner, kind: "answer", answer });
    attempts.push(attempt);
  };
  take(item, given.rating);
  if (given.fed && given.fed !== item.item) {
    take(opened.items.find((one) => one.item === given.fed) ?? newRule(given.fed, at), 1);
  }
  const changed = new Map(items.map((one) => [one.item, one]));
  const known = new Set(opened.items.map((one) => one.item));
  const all = [
    ...opened.items.map((one) => changed.get(one.item) ?? one),
    ...items.filter((one) => !known.has(one.item)),
  ];
  const { fresh, reviews } = plan.done;
  const done = {
    fresh: fresh + (item.memory === null ? 1 : 0),
    reviews: reviews + (item.memory?.phase === "review" ? 1 : 0),
  };
  return { items, before, unsent, attempts, all, plan: { ...plan, done } };
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
