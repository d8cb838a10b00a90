import type { Endpoint, Endpoints } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { type CallOptions, call } from "./client.ts";

/** What a page shows of a call: a skeleton, an error with its way to try again, or the answer. */
export type CallState<Answer> =
  | { status: "loading" }
  | { status: "error"; error: unknown; retry: () => void }
  | { status: "ready"; answer: Answer };

/**
 * Reads an endpoint when the component appears. The call is aborted when it goes away, and made again by
 * `retry`. `options` must be the same object while the question is the same.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  options?: CallOptions<E>,
): CallState<Endpoints[E]["response"]> {
  const [attempt, setAttempt] = useState(0);
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
    const send = call as (endpoint: E, options: object) => Promise<Endpoints[E]["response"]>;
    send(endpoint, { ...options, signal: controller.signal }).then(
      (answer) => setOutcome({ answer }),
      (error: unknown) => {
        if (!controller.signal.aborted) setOutcome({ error });
      },
    );
    return () => controller.abort();
  }, [endpoint, options, attempt]);

  if (outcome === null) return { status: "loading" };
  return "answer" in outcome
    ? { status: "ready", answer: outcome.answer }
    : { status: "error", error: outcome.error, retry };
}
