import fc from "fast-check";
import { expect, test } from "vitest";
import { awardFor, worthOf } from "./award.ts";

test("a lesson pays in full, then half, then nothing on one day", () => {
  expect([0, 1, 2, 3].map((awards) => worthOf(30, awards))).toEqual([30, 15, 0, 0]);
});

test("half of an odd number is rounded down", () => {
  expect(worthOf(7, 1)).toBe(3);
});

test("a claim pays at most what was asked and at most the worth", () => {
  expect(awardFor(10, 30)).toBe(10);
  expect(awardFor(1_000_000, 30)).toBe(30);
  expect(awardFor(0, 30)).toBe(0);
});

test("however often and whatever is claimed, one lesson pays at most one and a half times its value a day", () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(10_000), { maxLength: 50 }), (value, claims) => {
      let awards = 0;
      let total = 0;
      for (const claim of claims) {
        const award = awardFor(claim, worthOf(value, awards));
        expect(Number.isInteger(award) && award >= 0 && award <= claim).toBe(true);
        total += award;
        if (award > 0) awards += 1;
      }
      expect(total).toBeLessThanOrEqual(Math.floor(value * 1.5));
    }),
  );
});
