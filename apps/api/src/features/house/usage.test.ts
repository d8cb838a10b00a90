import { addDays } from "@tilashar/learning";
import { expect, test } from "vitest";
import { shownDays, shownMondays, shownUsage, shownWeeks } from "./usage.ts";

/** A Thursday. */
const today = "2026-11-26";
const many = { learners: 20, lessons: 30, sessions: 40, reviews: 4, tests: 0 };
const few = { learners: 2, lessons: 9, sessions: 7, reviews: 6, tests: 5 };

test("small numbers are not told, nothing is, and large ones stand as they are", () => {
  const { days } = shownUsage({
    today,
    days: new Map([
      [today, many],
      ["2026-11-24", few],
    ]),
    learnersOfWeek: new Map(),
  });
  expect(days).toHaveLength(shownDays);
  expect(days[0]).toEqual({ from: today, ...many, reviews: "few" });
  expect(days[1]).toMatchObject({ from: "2026-11-25", learners: 0, lessons: 0, tests: 0 });
  expect(days[2]).toEqual({
    from: "2026-11-24",
    learners: "few",
    lessons: "hidden",
    sessions: "hidden",
    reviews: "hidden",
    tests: "hidden",
  });
});

test("a week says nothing that a hidden day could be reckoned from", () => {
  const mondays = shownMondays(today);
  expect(mondays).toHaveLength(shownWeeks);
  expect(mondays.slice(0, 2)).toEqual(["2026-11-23", "2026-11-16"]);
  const old = "2026-09-14";
  const { weeks } = shownUsage({
    today,
    days: new Map([
      ["2026-11-24", few],
      ["2026-11-25", many],
      ["2026-11-17", many],
      [old, few],
      [addDays(old, 1), many],
    ]),
    learnersOfWeek: new Map([
      ["2026-11-23", 21],
      ["2026-11-16", 20],
      ["2026-11-09", 3],
      [old, 22],
    ]),
  });
  expect(weeks[0]).toMatchObject({ learners: 21, lessons: "hidden", tests: "hidden" });
  expect(weeks[1]).toMatchObject({ learners: 20, lessons: 30, reviews: "few" });
  expect(weeks[2]).toMatchObject({ learners: "few", lessons: "hidden" });
  // No day of it is shown: the sum tells nothing of one.
  expect(weeks.find(({ from }) => from === old)).toMatchObject({ learners: 22, lessons: 39 });
});
