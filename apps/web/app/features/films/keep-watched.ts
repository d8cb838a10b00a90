import { keepResult } from "#app/lib/results/pending-results.ts";
import { currentSession } from "#app/lib/session/session.ts";

/**
 * Puts it where it outlives the page, and sends it when the learner is signed in.
 *
 * @returns points that were credited; null for a guest, whose points wait for an account
 */
export async function keepWatched(
  filmId: number,
  seconds: number,
  worth: number,
): Promise<number | null> {
  const { user } = currentSession();
  await keepResult({
    kind: "film",
    attempt: crypto.randomUUID(),
    filmId,
    seconds: Math.round(seconds),
    score: worth,
    owner: user?.id ?? null,
    finishedAt: new Date().toISOString(),
  });
  if (user === null) return null;
  const { sendPendingResults } = await import("#app/lib/results/send-results.ts");
  return sendPendingResults();
}
