import { outbox } from "#app/lib/outbox/outbox.ts";
import { answersOf, type Training } from "./use-trainer.ts";

const maxSeconds = 7200;

/** Puts a finished round where it outlives the page; it leaves for the server from there. */
export function keepRound(training: Training): Promise<void> {
  const now = Date.now();
  return outbox.keep("POST /profile/harmony-rounds/", {
    body: {
      attempt: training.attempt,
      answers: answersOf(training),
      // A clock may have been set back meanwhile.
      seconds: Math.min(maxSeconds, Math.max(0, Math.round((now - training.startedAt) / 1000))),
    },
  });
}
