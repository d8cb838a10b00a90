import fc from "fast-check";
import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test("pauses double from a second up to the longest", () => {
  expect([1, 2, 3, 4].map((attempt) => backoffMs(attempt, 900_000, 1))).toEqual([
    1000, 2000, 4000, 8000,
  ]);
  expect(backoffMs(500, 900_000, 1)).toBe(900_000);
});

test("every pause is positive, no longer than the longest, and spread by at most a quarter", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1000, max: 86_400_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, longest, spread) => {
        const pause = backoffMs(attempt, longest, spread);
        const full = backoffMs(attempt, longest, 1);
        expect(pause).toBeGreaterThan(0);
        expect(full).toBeLessThanOrEqual(longest);
        expect(pause).toBeGreaterThanOrEqual(Math.floor(full * 0.75));
        expect(pause).toBeLessThanOrEqual(full);
      },
    ),
  );
});
