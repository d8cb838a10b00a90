import type { SessionSubject } from "@tilashar/learning/session";

/** A session of the path: what of which unit it is about. */
export interface SessionPlace {
  /** Id of the unit. */
  unit: string;
  subject: SessionSubject;
}

/** Names a place in what this browser keeps. */
export function placeKey({ unit, subject }: SessionPlace): string {
  return subject.what === "step" ? `${subject.lesson}:${subject.step}` : `${unit}:${subject.what}`;
}
