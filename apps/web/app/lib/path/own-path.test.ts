import type { Path, PathLesson, PathUnit } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { withOwnWork } from "./own-path.ts";
import { markOfStep, markOfUnit } from "./own-work.ts";

const titles = { en: "", ru: "", kz: "" };

const lesson = (id: number): PathLesson => ({
  id,
  titles,
  cover: "",
  num_words: 10,
  completed: false,
  steps: [
    { id: "meet-1", kind: "meet", done: false },
    { id: "use", kind: "use", done: false },
    { id: "check", kind: "check", done: false },
  ],
});

const unit = (number: number, lessons: readonly number[]): PathUnit => ({
  number,
  id: `u${number}`,
  level: "beginner",
  titles,
  goal: titles,
  lessons: lessons.map(lesson),
  story: { titles, done: false },
  checkpoint: { items: 12, passed: false, best: null },
  completed: false,
  readings: [],
  films: [],
  phrases: [],
  talk: null,
});

const path: Path = {
  units: [unit(1, [61, 1]), unit(2, [63])],
  next: { what: "step", unit: "u1", lesson: 61, step: "meet-1" },
};

const nextAfter = (...marks: string[]) => withOwnWork(path, new Set(marks)).next;

test("nothing done leaves the path as it came", () => {
  expect(withOwnWork(path, new Set())).toBe(path);
});

test("a finished step leads to the next one of its lesson, and the last session completes it", () => {
  expect(nextAfter(markOfStep(61, "meet-1"))).toEqual({
    what: "step",
    unit: "u1",
    lesson: 61,
    step: "use",
  });
  const { units, next } = withOwnWork(
    path,
    new Set([markOfStep(61, "meet-1"), markOfStep(61, "use")]),
  );
  expect(units[0]?.lessons.map(({ completed }) => completed)).toEqual([true, false]);
  expect(next).toEqual({ what: "step", unit: "u1", lesson: 1, step: "meet-1" });
});

test("a passed quiz completes its lesson, and a passed checkpoint its unit", () => {
  const { units, next } = withOwnWork(
    path,
    new Set([markOfStep(61, "check"), markOfUnit("u1", "checkpoint")]),
  );
  expect(units[0]?.lessons[0]?.completed).toBe(true);
  expect(units.map(({ completed }) => completed)).toEqual([true, false]);
  expect(next).toEqual({ what: "step", unit: "u2", lesson: 63, step: "meet-1" });
});

test("what the server knows is not forgotten", () => {
  const known: Path = {
    ...path,
    units: [
      { ...unit(1, [61, 1]), completed: true, checkpoint: { items: 12, passed: true, best: 11 } },
      unit(2, [63]),
    ],
    next: { what: "step", unit: "u2", lesson: 63, step: "meet-1" },
  };
  const { units, next } = withOwnWork(known, new Set([markOfStep(63, "meet-1")]));
  expect(units[0]?.completed).toBe(true);
  expect(next).toEqual({ what: "step", unit: "u2", lesson: 63, step: "use" });
});

test("a story that is told leaves the checkpoint", () => {
  const marks = [61, 1].flatMap((id) => [markOfStep(id, "meet-1"), markOfStep(id, "use")]);
  expect(nextAfter(...marks)).toEqual({ what: "story", unit: "u1" });
  expect(nextAfter(...marks, markOfUnit("u1", "story"))).toEqual({
    what: "checkpoint",
    unit: "u1",
  });
});

test("a guest's test opens the path further on, and what was left out comes last", () => {
  const own = withOwnWork(path, new Set(["opens:u2"]), "u2");
  expect(own.next).toMatchObject({ unit: "u2", lesson: 63 });
  const done = [markOfStep(63, "meet-1"), markOfStep(63, "use"), markOfUnit("u2", "checkpoint")];
  expect(withOwnWork(path, new Set(["opens:u2", ...done]), "u2").next).toMatchObject({
    unit: "u1",
    lesson: 61,
  });
});
