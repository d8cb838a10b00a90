import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../days/local-day.ts";
import { planToDay } from "./plan-to-day.ts";

const today = "2026-11-23";
const mocks = ["1", "2", "3", "4", "5"].map((mock) => ({ mock, minutes: 70 }));
const rest = { sections: ["reading", "listening"], points: ["locative", "dative", "plural"] };

test("who does each day's share takes every mock that the days allow, never on the last, and never idles", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 5 }), (days, count) => {
      const day = addDays(today, days);
      let left = mocks.slice(0, count);
      let lastMock: string | null = null;
      let taken = 0;
      for (let passed = 0; passed < days; passed++) {
        const at = addDays(today, passed);
        const plan = planToDay({ today: at, day, mocks: left, lastMock, ...rest });
        expect(plan.daysLeft).toBe(days - passed);
        expect(plan.today.length).toBeGreaterThan(0);
        const [work] = plan.today;
        if (days - passed === 1) expect(work?.do).toBe("calm");
        if (work?.do !== "mock") continue;
        expect(plan.today).toHaveLength(1);
        left = left.slice(1);
        lastMock = at;
        taken++;
      }
      expect(taken).toBe(Math.min(count, days - 1));
    }),
  );
});

test("mocks are spread, and between them the points come in turn", () => {
  const day = addDays(today, 30);
  const plan = (at: string, lastMock: string | null, left = mocks.slice(1)) =>
    planToDay({ today: at, day, mocks: left, lastMock, ...rest });
  expect(plan(today, null, mocks).today).toEqual([{ do: "mock", mock: "1", minutes: 70 }]);
  expect(plan(today, today).nextMock).toBe(addDays(today, 6));
  const points = [1, 2, 3].map((days) => {
    const [work] = plan(addDays(today, days), today).today;
    return work?.do === "point" ? work.point : null;
  });
  expect([...points].sort()).toEqual([...rest.points].sort());
});

test("on the day nothing new, after it nothing", () => {
  const plan = (day: string) => planToDay({ today, day, mocks, lastMock: null, ...rest });
  expect(plan(today)).toMatchObject({ daysLeft: 0, nextMock: null, minutes: 15 });
  expect(plan(addDays(today, -2))).toMatchObject({ daysLeft: -2, today: [], minutes: 0 });
});
