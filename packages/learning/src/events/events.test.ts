import fc from "fast-check";
import { expect, test } from "vitest";
import { addCounts, dayCountsOf, isActive, NOTHING_DONE } from "./day-counts.ts";
import { clampedMoment, clampedSeconds, type EventKind, itemsOf } from "./learning-event.ts";

const hour = 3_600_000;
const now = Date.parse("2026-11-20T10:00:00Z");

test("an event is never dated in the future, nor longer ago than a result may wait", () => {
  expect(clampedMoment(null, now)).toBe(now);
  expect(clampedMoment(now + 1, now)).toBe(now);
  expect(clampedMoment(now - 5, now)).toBe(now - 5);
  expect(clampedMoment(0, now)).toBe(now - 168 * hour);
});

test("whatever time is reported, the moment is a whole number in that range", () => {
  fc.assert(
    fc.property(fc.double(), (at) => {
      const moment = clampedMoment(at, now);
      expect(Number.isSafeInteger(moment)).toBe(true);
      expect(moment).toBeLessThanOrEqual(now);
      expect(moment).toBeGreaterThanOrEqual(now - 168 * hour);
    }),
  );
});

test("time spent is whole, never negative and at most two hours", () => {
  expect([-5, 0, 59.6, 1e9, Number.NaN].map(clampedSeconds)).toEqual([0, 0, 60, 7200, 0]);
});

test("an event stands for one thing unless it says how many", () => {
  expect(itemsOf(undefined)).toBe(1);
  expect([5, 0, -3, 2.5, "7", 1e6].map((items) => itemsOf({ items }))).toEqual([
    5, 1, 1, 1, 1, 1000,
  ]);
});

const dayOf = (...events: [EventKind, number][]) =>
  events
    .map(([kind, items]) => dayCountsOf({ kind, seconds: 0, detail: { items } }))
    .reduce(addCounts, NOTHING_DONE);

test("a quiz, a text, a film or a test makes a day by itself", () => {
  for (const kind of ["lesson", "reading", "film", "test"] as const) {
    expect(isActive(dayOf([kind, 1])), kind).toBe(true);
  }
});

test("a day is five reviews or five spoken words, four are not, and a mixture adds up", () => {
  for (const kind of ["review", "speech", "tutor"] as const) {
    expect(isActive(dayOf([kind, 4])), kind).toBe(false);
    expect(isActive(dayOf([kind, 5])), kind).toBe(true);
  }
  expect(isActive(dayOf(["review", 3], ["speech", 2]))).toBe(true);
});

test("a look at the word of the day alone is no day", () => {
  expect(isActive(dayOf(["word", 1]))).toBe(false);
  expect(isActive(NOTHING_DONE)).toBe(false);
});
