import fc from "fast-check";
import { expect, test } from "vitest";
import { EVENT_KINDS } from "../events/learning-event.ts";
import { eventAward } from "./event-award.ts";

const nothingYet = { awardsOfSubject: 0, pointsOfKind: 0 };

test("reviews that are due pay in full however many there are", () => {
  const paid = eventAward(
    "review",
    { worth: 2, items: 1 },
    { awardsOfSubject: 900, pointsOfKind: 1800 },
  );
  expect(paid).toBe(2);
  expect(eventAward("review", { worth: 400, items: 200 }, nothingYet)).toBe(400);
});

test("a text read again on one day pays half, and then nothing", () => {
  const pays = (awardsOfSubject: number) =>
    eventAward("reading", { worth: 30, items: 1 }, { awardsOfSubject, pointsOfKind: 0 });
  expect([0, 1, 2].map(pays)).toEqual([30, 15, 0]);
});

test("what a day can pay for one kind has an end", () => {
  expect(
    eventAward("harmony", { worth: 10, items: 1 }, { awardsOfSubject: 0, pointsOfKind: 35 }),
  ).toBe(5);
  expect(
    eventAward("harmony", { worth: 10, items: 1 }, { awardsOfSubject: 0, pointsOfKind: 40 }),
  ).toBe(0);
});

test("a lesson is paid by its claim, never by its event", () => {
  expect(eventAward("lesson", { worth: 30, items: 1 }, nothingYet)).toBe(0);
});

test("whatever worth is reported, an award is whole, not negative, and no more than the worth", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EVENT_KINDS),
      fc.double(),
      fc.integer({ min: 1, max: 1000 }),
      fc.nat(10),
      fc.nat(500),
      (kind, worth, items, awardsOfSubject, pointsOfKind) => {
        const paid = eventAward(kind, { worth, items }, { awardsOfSubject, pointsOfKind });
        expect(Number.isSafeInteger(paid)).toBe(true);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid === 0 || paid <= worth).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test("a kind with a daily end never pays more than it, in whatever portions", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 60 }), (worths) => {
      let total = 0;
      for (const worth of worths) {
        total += eventAward(
          "tutor",
          { worth, items: 5 },
          { awardsOfSubject: 0, pointsOfKind: total },
        );
      }
      expect(total).toBeLessThanOrEqual(30);
    }),
  );
});
