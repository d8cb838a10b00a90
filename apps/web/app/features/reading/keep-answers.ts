import type { ReadingAnswer } from "@tilashar/contracts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { currentSession } from "#app/lib/session/session.ts";

const maxSeconds = 86_400;

/**
 * Puts the answers where they outlive the page, and sends them when the learner is signed in.
 *
 * @returns points that were credited so far; null for a guest, whose answers wait for an account
 */
export async function keepAnswers({
  readingId,
  attempt,
  answers,
  seconds,
}: {
  attempt: string;
  readingId: number;
  answers: readonly ReadingAnswer[];
  seconds: number;
}): Promise<number | null> {
  await outbox.keep("POST /reading-materials/{id}/answers/", {
    params: { id: readingId },
    body: {
      attempt,
      answers: [...answers],
      seconds: Math.min(maxSeconds, Math.max(0, seconds)),
    },
  });
  if (currentSession().user === null) return null;
  return (await outbox.send()).awarded;
}
