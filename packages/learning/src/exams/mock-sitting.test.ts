import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closeSection,
  isFinished,
  type MockSitting,
  openSection,
  openSitting,
  playsLeft,
  readSitting,
  secondsSpent,
  withAnswer,
  withPlay,
  withTimePassed,
} from "./mock-sitting.ts";
import { sampleMock } from "./testing/sample-mock.ts";

const fresh = openSitting(sampleMock, {
  attempt: "attempt-0001",
  startedAt: "2026-11-23T10:00:00.000Z",
});

const step = fc.oneof(
  fc.record({
    item: fc.constantFrom(1, 4, 11, 20, 31, 99),
    option: fc.constantFrom("a", "b", "c", "d", null),
  }),
  fc.record({ seconds: fc.double({ noNaN: true, min: -10, max: 700 }) }),
  fc.record({ play: fc.constantFrom("l1", "l2", "r1", "none") }),
  fc.constant("close" as const),
);

function after(sitting: MockSitting, one: typeof step extends fc.Arbitrary<infer S> ? S : never) {
  if (one === "close") return closeSection(sampleMock, sitting);
  if ("item" in one) return withAnswer(sampleMock, sitting, one.item, one.option as "a" | null);
  if ("play" in one) return withPlay(sampleMock, sitting, one.play);
  return withTimePassed(sampleMock, sitting, one.seconds);
}

test("whatever happens, a sitting goes forward, and what the browser kept goes on where it stood", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let sitting = fresh;
      for (const one of steps) {
        const before = sitting;
        sitting = after(sitting, one);
        expect(sitting.section).toBeGreaterThanOrEqual(before.section);
        for (const [id, left] of Object.entries(sitting.left)) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(before.left[id] ?? 0);
        }
        for (const count of Object.values(sitting.plays)) expect(count).toBeLessThanOrEqual(2);
        expect(readSitting(sampleMock, JSON.parse(JSON.stringify(sitting)))).toEqual(sitting);
      }
      expect(secondsSpent(sampleMock, sitting)).toBeLessThanOrEqual(20 * 60);
    }),
  );
});

test("a closed section's answers stand, and an item of a later one cannot be answered yet", () => {
  const answered = withAnswer(sampleMock, fresh, 1, "b");
  expect(withAnswer(sampleMock, answered, 11, "a")).toBe(answered);
  const next = closeSection(sampleMock, answered);
  expect(withAnswer(sampleMock, next, 1, "a")).toBe(next);
  expect(withAnswer(sampleMock, answered, 1, null).answers).toEqual({});
});

test("when time is up the section closes, and after the last the mock is finished", () => {
  const late = withTimePassed(sampleMock, fresh, 5 * 60);
  expect(openSection(sampleMock, late)?.id).toBe("grammar");
  const end = withTimePassed(sampleMock, withTimePassed(sampleMock, late, 601), 301);
  expect(isFinished(sampleMock, end)).toBe(true);
  expect(secondsSpent(sampleMock, end)).toBe(20 * 60);
});

test("a passage is heard twice, and only in its own section", () => {
  const once = withPlay(sampleMock, fresh, "l1");
  expect([playsLeft(sampleMock, once, "l1"), playsLeft(sampleMock, once, "l2")]).toEqual([1, 2]);
  const twice = withPlay(sampleMock, withPlay(sampleMock, once, "l1"), "l1");
  expect(twice.plays).toEqual({ l1: 2 });
  expect(playsLeft(sampleMock, closeSection(sampleMock, fresh), "l1")).toBe(0);
});

test("what was kept of other items, or is no sitting, is not gone on with", () => {
  expect(readSitting({ ...sampleMock, version: "v2" }, fresh)).toBeNull();
  expect(readSitting({ ...sampleMock, mock: "2" }, fresh)).toBeNull();
  for (const kept of [null, 1, "x", [], {}, { ...fresh, section: -1 }, { ...fresh, section: 9 }])
    expect(readSitting(sampleMock, kept)).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      expect(() => readSitting(sampleMock, kept)).not.toThrow();
      const odd = { ...fresh, answers: kept, left: kept, plays: kept };
      expect(readSitting(sampleMock, odd)?.section).toBe(0);
    }),
  );
});
