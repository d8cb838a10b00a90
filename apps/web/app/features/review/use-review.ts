import { currentItem } from "@tilashar/learning/review";
import { useCallback, useEffect, useRef, useState } from "react";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { keepAnswers, keepUndo } from "#app/lib/review/keep-step.ts";
import { openReview } from "#app/lib/review/open-review.ts";
import { guest, type LocalItem, type Owner, readItems } from "#app/lib/review/review-store.ts";
import { loadWords } from "#app/lib/review/words.ts";
import {
  type Given,
  type ReviewAction,
  type ReviewState,
  reviewReducer,
} from "./review-session.ts";

const sendAfterMs = 1500;

/** How long a slow disk may hold back the end, which says that all is kept. */
const maxWaitMs = 1000;

/** A review under way: from the device's own store, so that it goes on without a network. */
export function useReview() {
  const [state, setState] = useState<ReviewState>({ status: "loading" });
  const [awarded, setAwarded] = useState(0);
  const [unsent, setUnsent] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  // What an action did is kept right away, so the state after it is needed outside of the next drawing.
  const latest = useRef<ReviewState>(state);
  const show = useCallback(() => setState(latest.current), []);
  const act = useCallback(
    (action: ReviewAction) => {
      latest.current = reviewReducer(latest.current, action);
      show();
      return latest.current;
    },
    [show],
  );

  const open = useCallback(async () => {
    act({ type: "load" });
    try {
      act({ type: "begin", opened: await openReview(), now: Date.now() });
    } catch (error) {
      console.warn("The review could not be opened", error);
      act({ type: "fail" });
    }
  }, [act]);

  const send = useCallback(async () => {
    const delivery = await outbox.send();
    setAwarded((sum) => sum + delivery.awarded);
    setUnsent(delivery.failure !== null);
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

  const keep = (kept: Promise<void>) =>
    kept.then(sendSoon, (error: unknown) =>
      console.warn("This browser could not keep what was answered", error),
    );

  function answer(given: Given) {
    const attempts = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const before = latest.current;
    const after = reviewReducer(before, { type: "answer", given, at: Date.now(), attempts });
    if (after === before || after.status !== "ready") return;
    latest.current = after;
    const { opened, session, steps } = after.review;
    const step = steps.at(-1);
    if (step === undefined || step.answers.length === 0) return show();
    const kept = keep(keepAnswers(opened.owner, step.answers, step.after));
    if (currentItem(session) !== null) return show();
    const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    void Promise.race([kept, late]).then(show);
  }

  function undo() {
    const before = latest.current;
    const step = before.status === "ready" ? before.review.steps.at(-1) : undefined;
    if (before.status !== "ready" || step === undefined) return;
    act({ type: "undo" });
    if (step.answers.length === 0) return;
    void keep(keepUndo(before.review.opened.owner, step.answers, step.before));
  }

  async function restart(practice: boolean) {
    const { current } = latest;
    if (current.status !== "ready") return;
    if (!practice) return open();
    act({ type: "practise", items: await itemsToPractise(current.review.opened.owner) });
  }

  const owner = state.status === "ready" ? state.review.opened.owner : guest;
  return { state, answer, undo, restart, retry: open, awarded, unsent: unsent && owner !== guest };
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
