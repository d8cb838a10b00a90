import { ApiFailure, type FailureCode } from "#app/lib/api/failure.ts";

/** Verdicts of our own server on what was sent: the same again is answered the same. */
const verdicts: ReadonlySet<FailureCode> = new Set<FailureCode>([
  "validation",
  "malformed",
  "not_found",
  "method_not_allowed",
  "conflict",
  "payload_too_large",
  "unsupported_media_type",
]);

/** Statuses by which a server, or what stands before it, says that it is not there for anybody. */
const awayStatuses: ReadonlySet<number> = new Set([0, 401, 408, 425, 429, 502, 503, 504, 507]);

/**
 * True when sending the same again can never succeed. A status alone is no verdict: a proxy's 403 page
 * says nothing about a learner's work, so the server's own code must stand in the answer.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return !isAway(error) && error.status < 500 && verdicts.has(error.code);
}

/** True when nothing can be sent for now: no network, no session, too many calls, a server that restarts. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiFailure && awayStatuses.has(error.status);
}
