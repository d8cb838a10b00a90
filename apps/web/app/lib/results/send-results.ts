import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { lateness } from "./lateness.ts";
import { forgetResult, type PendingResult, pendingResults } from "./pending-results.ts";
import { testResultBody } from "./test-result-body.ts";

/** @returns points that were credited */
async function send(result: PendingResult): Promise<number> {
  if (result.kind === "test") {
    await call("POST /test/results/", { body: testResultBody(result) });
    return 0;
  }
  if (result.kind === "film") {
    const { awarded } = await call("POST /watching-materials/{id}/watched/", {
      params: { id: result.filmId },
      body: {
        attempt: result.attempt,
        seconds: Math.min(86_400, Math.max(0, result.seconds)),
        ...lateness(result),
      },
    });
    return awarded;
  }
  if (result.kind === "harmony") {
    const { awarded } = await call("POST /profile/harmony-rounds/", {
      body: {
        attempt: result.attempt,
        answers: [...result.answers],
        seconds: Math.min(86_400, Math.max(0, result.seconds)),
        ...lateness(result),
      },
    });
    return awarded;
  }
  if (result.kind === "reading") {
    const { awarded } = await call("POST /reading-materials/{id}/answers/", {
      params: { id: result.readingId },
      body: {
        answers: [...result.answers],
        attempt: result.attempt,
        seconds: Math.min(86_400, Math.max(0, result.seconds)),
        ...lateness(result),
      },
    });
    return awarded;
  }
  const saved = await call("POST /profile/saved-lessons/", {
    body: {
      lesson_id: result.lessonId,
      answers: [...result.answers],
      attempt: result.attempt,
      ...lateness(result),
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
      console.warn("The server will not take this result", error);
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
