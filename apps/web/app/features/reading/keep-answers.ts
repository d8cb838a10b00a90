import type { ReadingAnswer } from "@tilashar/contracts";
import { keepResult } from "#app/lib/results/pending-results.ts";
import { currentSession } from "#app/lib/session/session.ts";

/**
 * Puts the answers where they outlive the page, and sends them when the learner is signed in.
 *
 * @returns points that were credited; null for a guest, whose answers wait for an account
 */
export async function keepAnswers(result: {
  attempt: string;
  readingId: number;
  answers: readonly ReadingAnswer[];
  score: number;
  seconds: number;
}): Promise<number | null> {
  const { user } = currentSession();
  await keepResult({
    kind: "reading",
    ...result,
    owner: user?.id ?? null,
    finishedAt: new Date().toISOString(),
  });
  if (user === null) return null;
  const { sendPendingResults } = await import("#app/lib/results/send-results.ts");
  return sendPendingResults();
}
