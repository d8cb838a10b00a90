import { outbox } from "#app/lib/outbox/outbox.ts";
import { currentSession } from "#app/lib/session/session.ts";

const maxSeconds = 86_400;

/**
 * Puts it where it outlives the page, and sends it when the learner is signed in.
 *
 * @returns points that were credited so far; null for a guest, whose points wait for an account
 */
export async function keepWatched(filmId: number, seconds: number): Promise<number | null> {
  await outbox.keep("POST /watching-materials/{id}/watched/", {
    params: { id: filmId },
    body: {
      attempt: crypto.randomUUID(),
      seconds: Math.min(maxSeconds, Math.max(0, Math.round(seconds))),
    },
  });
  if (currentSession().user === null) return null;
  return (await outbox.send()).awarded;
}
