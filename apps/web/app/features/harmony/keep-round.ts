import { keepResult } from "#app/lib/results/pending-results.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { answersOf, type Training } from "./use-trainer.ts";

const maxSeconds = 7200;

/** Puts a finished round where it outlives the page; it leaves for the server from there. */
export function keepRound(training: Training): void {
  const now = Date.now();
  void keepResult({
    kind: "harmony",
    attempt: training.attempt,
    owner: currentSession().user?.id ?? null,
    answers: answersOf(training),
    score: training.answered.filter(({ isRight }) => isRight).length,
    finishedAt: new Date(now).toISOString(),
    // A clock may have been set back meanwhile.
    seconds: Math.min(maxSeconds, Math.max(0, Math.round((now - training.startedAt) / 1000))),
  });
}
