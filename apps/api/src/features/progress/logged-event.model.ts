import type { Day, EventDetail, EventKind } from "@tilashar/learning";

/** An entry of the log of learning events. */
export interface LoggedEvent {
  id: number;
  kind: EventKind;
  subject: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Milliseconds since the epoch at which it arrived here. */
  recordedAt: number;
  /** The learner's zone at that time. */
  zone: string;
  /** The learner's day on which it happened. */
  day: Day;
  /** The learner's day on which it arrived; repeats and caps are counted by it. */
  paidDay: Day;
  worth: number;
  seconds: number;
  detail: EventDetail;
}
