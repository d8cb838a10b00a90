import type { ActivityDay } from "@tilashar/contracts";
import { expect, test } from "vitest";
import {
  intensity,
  isFirstFortnight,
  monthsOf,
  pointDays,
  pointsCurve,
  sinceFirstPoints,
  weeksOf,
} from "./activity-grid.ts";

const day = (date: string, points = 0): ActivityDay => ({
  date,
  points,
  lessons: 0,
  reviews: 0,
  minutes: 0,
  active: false,
  frozen: false,
});

test("weeks begin on Monday, and the year's edges are padded", () => {
  // 2026-11-21 is a Saturday.
  const days = ["2026-11-21", "2026-11-22", "2026-11-23"].map((date) => day(date));
  const weeks = weeksOf(days).map((week) =>
    week.map((one) => one?.date.slice(8) ?? "--").join(" "),
  );
  expect(weeks).toEqual(["-- -- -- -- -- 21 22", "23 -- -- -- -- -- --"]);
  expect(weeksOf([])).toEqual([]);
});

test("a year fills 53 weeks at most 7 days deep and loses no day", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    day(
      new Date(Date.parse("2025-11-22T00:00:00Z") + index * 86_400_000).toISOString().slice(0, 10),
    ),
  );
  const weeks = weeksOf(days);
  expect(weeks).toHaveLength(53);
  expect(weeks.flat().filter((one) => one !== null)).toEqual(days);
});

test("any activity is seen, and more points are never paler", () => {
  expect(intensity(day("2026-11-21"))).toBe(0);
  expect(intensity({ ...day("2026-11-21"), active: true })).toBe(1);
  const shades = [1, 15, 40, 80, 500].map((points) => intensity(day("2026-11-21", points)));
  expect(shades).toEqual([1, 2, 3, 4, 4]);
});

test("months and the curve add up to the same", () => {
  const days = [day("2026-10-31", 5), day("2026-11-01", 7), day("2026-11-02", 0)];
  expect(monthsOf(days)).toEqual([
    { start: "2026-10-01", points: 5 },
    { start: "2026-11-01", points: 7 },
  ]);
  expect(pointsCurve(days)).toEqual([5, 12, 12]);
});

test("the first fortnight ends when something lies further back, and a curve begins before its first points", () => {
  const days = Array.from({ length: 365 }, (_, at) =>
    day(new Date(Date.parse("2025-11-22T00:00:00Z") + at * 86_400_000).toISOString().slice(0, 10)),
  );
  expect(isFirstFortnight(days)).toBe(true);
  const newcomer = days.map((one, at) => ({ ...one, points: at >= 351 ? 10 : 0 }));
  expect(isFirstFortnight(newcomer)).toBe(true);
  expect(pointDays(newcomer)).toBe(14);
  expect(sinceFirstPoints(newcomer)[0]?.date).toBe(days[350]?.date);
  const older = days.map((one, at) => ({ ...one, points: at === 350 ? 10 : 0 }));
  expect(isFirstFortnight(older)).toBe(false);
});
