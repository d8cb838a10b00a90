import type { EventKind } from "../events/learning-event.ts";
import { worthOf } from "./award.ts";

interface PayRule {
  /** Most points of one event, for each thing done in it. */
  readonly perItem: number;
  /** Most points of this kind on one day; null when learning must never stop paying. */
  readonly perDay: number | null;
  /** Whether the same subject pays 100 %, 50 % and then nothing on one day, as a lesson does. */
  readonly repeatsPayLess: boolean;
}

/**
 * What each kind of event can pay. Reviews that are due have no daily cap, so that learning always beats
 * farming: the scheduler decides what is due, and a card that was not due arrives here with `worth` 0.
 * Lessons are paid by a claim on their save, by the rule of `worthOf`, and so not by their event.
 */
const payRules: Readonly<Record<EventKind, PayRule>> = {
  lesson: { perItem: 0, perDay: 0, repeatsPayLess: false },
  review: { perItem: 2, perDay: null, repeatsPayLess: false },
  reading: { perItem: 40, perDay: 240, repeatsPayLess: true },
  film: { perItem: 40, perDay: 160, repeatsPayLess: true },
  test: { perItem: 50, perDay: 50, repeatsPayLess: true },
  speech: { perItem: 3, perDay: 90, repeatsPayLess: true },
  word: { perItem: 5, perDay: 10, repeatsPayLess: true },
  tutor: { perItem: 2, perDay: 30, repeatsPayLess: false },
  // Right first answers: a checkpoint asks at most 16
  session: { perItem: 16, perDay: 60, repeatsPayLess: false },
  // A mock is taken to know, not to earn
  exam: { perItem: 0, perDay: 0, repeatsPayLess: false },
  harmony: { perItem: 10, perDay: 40, repeatsPayLess: false },
};

export interface PaidToday {
  /** Awards this subject has already had on the day the event arrived. */
  readonly awardsOfSubject: number;
  /** Points of this kind on that day. */
  readonly pointsOfKind: number;
}

/**
 * The points an event pays.
 *
 * @param worth what the caller computed: anything but a positive number pays nothing
 * @param items things done in the event, from 1
 */
export function eventAward(
  kind: EventKind,
  { worth, items }: { worth: number; items: number },
  { awardsOfSubject, pointsOfKind }: PaidToday,
): number {
  const { perItem, perDay, repeatsPayLess } = payRules[kind];
  const asked = Number.isFinite(worth) ? Math.max(0, Math.floor(worth)) : 0;
  const capped = Math.min(asked, perItem * items);
  const paid = repeatsPayLess ? worthOf(capped, awardsOfSubject) : capped;
  return perDay === null ? paid : Math.max(0, Math.min(paid, perDay - pointsOfKind));
}
