import { expect, test } from "vitest";
import { aheadOnPath, type NextOnPath, nextOnPath, type UnitOnPath } from "./next-on-path.ts";

const lesson = (id: number) => ({
  id,
  completed: false,
  steps: (["meet-1", "use", "check"] as const).map((step) => ({ id: step, done: false })),
});

const unit = (id: string, lessons: number[], story = true): UnitOnPath => ({
  id,
  lessons: lessons.map(lesson),
  story: story ? { done: false } : null,
  checkpoint: { passed: false },
  completed: false,
});

const units = [unit("a", [61, 1]), unit("b", [63], false)];
const named = (next: NextOnPath) =>
  next.what === "step" ? `${next.lesson} ${next.step}` : `${next.unit} ${next.what}`;

test("ahead is what a learner does one thing after the other, to the end", () => {
  const ahead = aheadOnPath(units, 20);
  expect(ahead.map(named)).toEqual([
    "61 meet-1",
    "61 use",
    "1 meet-1",
    "1 use",
    "a story",
    "a checkpoint",
    "63 meet-1",
    "63 use",
    "b checkpoint",
  ]);
  expect(ahead[0]).toEqual(nextOnPath(units));
  expect(aheadOnPath(units, 3).map(named)).toEqual(["61 meet-1", "61 use", "1 meet-1"]);
});

test("where a test has opened the path it starts there, and earlier units come last", () => {
  expect(aheadOnPath(units, 4, "b").map(named)).toEqual([
    "63 meet-1",
    "63 use",
    "b checkpoint",
    "61 meet-1",
  ]);
});
