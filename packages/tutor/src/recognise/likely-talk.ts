import type { Asked, Tools } from "../ask.ts";
import { LANGUAGES } from "../reply.ts";
import type { TaughtCourse } from "../taught-course.ts";
import { timesSaid } from "../text/history.ts";

export type Talk = TaughtCourse["tutor"]["smallTalk"][number];

/** A talk less likely than this is no answer, not even where the likelier ones were given before. */
const NEXT = 0.04;

/** Talks of a kind that may answer a message, the likeliest first; none where the likeliest is less likely than `least`. */
export function likelyTalks(
  kind: string,
  least: number,
  { whole }: Asked,
  { answers, course }: Tools,
): Talk[] {
  const likely = answers.find(kind, whole);
  if ((likely[0]?.probability ?? 0) < least) return [];
  return likely
    .filter(({ probability }) => probability >= NEXT)
    .flatMap(({ label }) => course.tutor.smallTalk.find(({ id }) => id === label) ?? []);
}

/** The first of some talks that this conversation has not heard yet; the first of all where it has heard each. */
export const untold = (talks: readonly Talk[], { history }: Asked): Talk | undefined =>
  talks.find(({ answer }) => LANGUAGES.every((one) => timesSaid(history, answer[one]) === 0)) ??
  talks[0];
