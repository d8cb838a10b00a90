import { currentSession } from "#app/lib/session/session.ts";
import type { Entry, Sendable, Wanted } from "./entry.ts";

/** A call made ready to be kept, of whoever is here now. Its attempt is that of its body, if it has one. */
export function outgoing<E extends Sendable>(endpoint: E, wanted: Wanted<E>): Entry<E> {
  const { body, params, owner = currentSession().user?.id ?? null, needs } = wanted;
  const own = "attempt" in body && typeof body.attempt === "string" ? body.attempt : undefined;
  const attempt = wanted.attempt ?? own ?? crypto.randomUUID();
  return {
    attempt,
    owner,
    endpoint,
    params: params as Entry["params"],
    body,
    finishedAt: wanted.finishedAt ?? new Date().toISOString(),
    subject: wanted.subject ?? attempt,
    needs,
  };
}
