import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { forgetResult, type PendingResult, pendingResults } from "./pending-results.ts";

/** A result sent later than this says when it was earned, so that it counts for its own day. */
const lateAfter = 60_000;

async function send(result: PendingResult): Promise<number> {
  const late = Date.now() - Date.parse(result.finishedAt) > lateAfter;
  const saved = await call("POST /profile/saved-lessons/", {
    body: {
      lesson_id: result.lessonId,
      answers: [...result.answers],
      attempt: result.attempt,
      ...(late && { finished_at: result.finishedAt }),
    },
  });
  const award = await call("POST /profile/leaderboard/add_points/", {
    body: { points: result.score, saved_lesson: saved.id },
  });
  return award.awarded;
}

/** True when sending the same again can never succeed. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === "validation" || error.code === "not_found");
}

async function sendAll(): Promise<number> {
  const { user } = currentSession();
  if (user === null) return 0;
  let awarded = 0;
  for (const result of pendingResults()) {
    if (result.owner !== null && result.owner !== user.id) continue;
    try {
      awarded += await send(result);
    } catch (error) {
      if (!isRefused(error)) throw error;
      console.warn("The server will not take this quiz result", error);
    }
    forgetResult(result.attempt);
  }
  return awarded;
}

/**
 * Sends what waits in this browser: this learner's results, and a guest's, which become theirs. Tabs take
 * turns; a result sent twice counts once. A lost network leaves the rest for the next time and throws.
 * @returns points that were credited
 */
export function sendPendingResults(): Promise<number> {
  return navigator.locks === undefined
    ? sendAll()
    : navigator.locks.request("tilashar-results", sendAll);
}
