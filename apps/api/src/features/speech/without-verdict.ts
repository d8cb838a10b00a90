import type { Verdict } from "@tilashar/speech/judge";

/** What is said when nothing can be judged: nobody is given a verdict that nothing stands behind. */
export const withoutVerdict = (expected: string, error: Verdict["error"]): Verdict => ({
  correct: false,
  quality: "poor",
  reason: error ?? "not_recognised",
  error,
  expected,
  best_match: null,
  recognized: null,
  sounds: [],
  weakest: null,
  likelihoodRatio: null,
  score: null,
});
