import type { BodyOf, Entry, Sendable } from "./entry.ts";

/** A result sent later than this says when it was earned, so that it counts for its own day. */
const lateAfterMs = 60_000;

/** Calls whose body may say when the work was done. */
type Dated = {
  [E in Sendable]: "finished_at" extends keyof BodyOf<E> ? E : never;
}[Sendable];

/** Every one of them: a new one is a type error until it stands here. */
const dated: Readonly<Record<Dated, true>> = {
  "POST /profile/saved-lessons/": true,
  "POST /watching-materials/{id}/watched/": true,
  "POST /reading-materials/{id}/answers/": true,
  "POST /profile/harmony-rounds/": true,
  "POST /test/results/": true,
  "POST /speech-sets/": true,
  "POST /profile/sessions/": true,
  "POST /profile/exam-results/": true,
};

/** The body as it leaves now: as it was kept, with the moment of the work when that is past. */
export function outgoingBody<E extends Sendable>(entry: Entry<E>, now: number): BodyOf<E> {
  const { endpoint, body, finishedAt } = entry;
  const isLate = now - Date.parse(finishedAt) > lateAfterMs;
  return Object.hasOwn(dated, endpoint) && isLate ? { ...body, finished_at: finishedAt } : body;
}
