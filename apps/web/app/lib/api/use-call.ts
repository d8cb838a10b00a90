import type { Endpoint, Endpoints } from "@tilashar/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { delivered } from "#app/lib/outbox/delivered.ts";
import { type CallOptions, call } from "./client.ts";

/** What a page shows of a call: a skeleton, an error with its way to try again, or the answer. */
export type CallState<Answer> =
  | { status: "loading" }
  | { status: "error"; error: unknown; retry: () => void }
  | { status: "ready"; answer: Answer };

/** What the server says otherwise once it has taken a learner's work. */
const ofWork = /^GET \/profile\/(?:stats|courses|activity|today|leaderboard|achievements)\//;

/**
 * Reads an endpoint when the component appears. The call is aborted when it goes away, and made again by
 * `retry`, and quietly when the server has taken work that changes it. `options` must be the same object while the question is the same.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  options?: CallOptions<E>,
): CallState<Endpoints[E]["response"]> {
  const [attempt, setAttempt] = useState(0);
  /** What is asked anew in the background does not take away what is shown when it fails. */
  const isQuiet = useRef(false);
  const [outcome, setOutcome] = useState<
    { answer: Endpoints[E]["response"] } | { error: unknown } | null
  >(null);
  const retry = useCallback(() => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to call again
  useEffect(() => {
    const controller = new AbortController();
    const quiet = isQuiet.current;
    isQuiet.current = false;
    const send = call as (endpoint: E, options: object) => Promise<Endpoints[E]["response"]>;
    send(endpoint, { ...options, signal: controller.signal }).then(
      (answer) => setOutcome({ answer }),
      (error: unknown) => {
        if (!controller.signal.aborted && !quiet) setOutcome({ error });
      },
    );
    return () => controller.abort();
  }, [endpoint, options, attempt]);

  useEffect(() => {
    if (!ofWork.test(endpoint)) return;
    return delivered.subscribe(() => {
      isQuiet.current = true;
      setAttempt((count) => count + 1);
    });
  }, [endpoint]);

  if (outcome === null) return { status: "loading" };
  return "answer" in outcome
    ? { status: "ready", answer: outcome.answer }
    : { status: "error", error: outcome.error, retry };
}
