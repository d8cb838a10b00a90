/** What a learner can do that the log of learning events knows. */
export const EVENT_KINDS = [
  "lesson",
  "reading",
  "film",
  "speech",
  "review",
  "test",
  "word",
  "tutor",
  "harmony",
  "session",
  "exam",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * What belongs to an event of one kind only. Rules read these names; a feature may add others for itself.
 *
 * - `items`: how many things were done at once (cards reviewed, words said, messages to the tutor); 1 when missing.
 * - lesson: `questions` of the lesson, `score` when the answers were graded, else missing.
 * - lesson: `steps` is true where it was completed by its sessions, without its quiz.
 * - test: `level`, the letter it ended with, A, B or C.
 * - any: `script`, when Kazakh was read in another script than Cyrillic: `latin` or `arabic`.
 */
export type EventDetail = Readonly<Record<string, JsonValue>>;

/** Something a learner has done, as a feature reports it. */
export interface LearningEvent {
  readonly kind: EventKind;
  /** What was worked on, as `{kind}:{id}`: `reading:12`. Repeats of one subject on one day pay less. */
  readonly subject: string;
  /** Unique for the account and kind: the same again changes nothing and is answered the same. */
  readonly attempt: string;
  /** Milliseconds since the epoch at which it was finished, clamped to the time a result may wait; null: now. */
  readonly at: number | null;
  /** Points it may pay at most. The caller has computed them; the rules of kind and day cap them. */
  readonly worth: number;
  /** Time spent; 0 when unknown. */
  readonly seconds: number;
  readonly detail?: EventDetail;
}

const hour = 3_600_000;
/** How long a result may wait in a browser and still count for its own day. */
export const MAX_WAIT_MS = 7 * 24 * hour;
/** Nobody studies longer in one sitting; a page left open over night counts as this. */
export const MAX_SECONDS = 7200;
const maxItems = 1000;

/** The moment something counts for: never the future, and not longer ago than a result may wait. */
export function clampedMoment(at: number | null, now: number): number {
  const moment = at === null || Number.isNaN(at) ? now : at;
  return Math.floor(Math.max(now - MAX_WAIT_MS, Math.min(now, moment)));
}

/** Whole seconds from 0 to `MAX_SECONDS`. */
export function clampedSeconds(seconds: number): number {
  return Math.max(0, Math.min(MAX_SECONDS, Math.round(seconds) || 0));
}

/** How many things an event stands for, 1 to 1000. */
export function itemsOf(detail: EventDetail | undefined): number {
  const items = detail?.items;
  return typeof items === "number" && Number.isInteger(items)
    ? Math.max(1, Math.min(maxItems, items))
    : 1;
}
