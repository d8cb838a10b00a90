import type { Path } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { nextAfter } from "./next-after.ts";

type Unit = Path["units"][number];
type Lesson = Unit["lessons"][number];

const titles = { en: "", ru: "", kz: "" };
const lesson = (id: number, done: readonly boolean[], completed = false): Lesson => ({
  id,
  titles,
  cover: "",
  num_words: 6,
  completed,
  steps: (["meet-1", "use", "check"] as const).map((step, at) => ({
    id: step,
    kind: step === "meet-1" ? "meet" : step,
    done: done[at] ?? false,
  })),
});
const unit = (id: string, lessons: Lesson[], changes: Partial<Unit> = {}): Unit => ({
  number: 1,
  id,
  level: "beginner",
  titles,
  goal: titles,
  lessons,
  story: { titles, done: false },
  checkpoint: { items: 12, passed: false, best: null },
  completed: false,
  readings: [],
  films: [],
  phrases: [],
  talk: null,
  ...changes,
});
const all = [true, true, true];

const stepOf = (number: number) => ({ what: "step", lesson: number, step: "meet-1" }) as const;

test("after a step comes the next one of its own lesson, also where an earlier lesson is open", () => {
  const units = [unit("one", [lesson(61, []), lesson(62, [true])])];
  expect(nextAfter({ unit: "one", subject: stepOf(62) }, units)).toEqual({
    what: "step",
    unit: "one",
    lesson: 62,
    step: "use",
  });
});

test("after the last step of a lesson the path goes on, in the same unit first", () => {
  const units = [
    unit("one", [lesson(61, [])]),
    unit("two", [lesson(63, all, true), lesson(64, [])]),
  ];
  expect(nextAfter({ unit: "two", subject: stepOf(63) }, units)).toMatchObject({ lesson: 64 });
});

test("a lesson that is complete has nothing left, though its quiz was never taken", () => {
  const units = [unit("one", [lesson(61, [true, true], true), lesson(62, [])])];
  expect(nextAfter({ unit: "one", subject: stepOf(61) }, units)).toMatchObject({ lesson: 62 });
});

test("after the lessons comes the story, then the checkpoint, then the next unit", () => {
  const lessons = [lesson(61, all, true)];
  const next = unit("two", [lesson(63, [])]);
  const place = { unit: "one", subject: stepOf(61) };
  const story = { titles, done: true };
  expect(nextAfter(place, [unit("one", lessons), next])).toEqual({ what: "story", unit: "one" });
  const told = unit("one", lessons, { story });
  expect(nextAfter({ unit: "one", subject: { what: "story" } }, [told, next])).toEqual({
    what: "checkpoint",
    unit: "one",
  });
  const passed = unit("one", lessons, { story, checkpoint: { items: 12, passed: true, best: 12 } });
  expect(nextAfter({ unit: "one", subject: { what: "checkpoint" } }, [passed, next])).toMatchObject(
    {
      unit: "two",
      lesson: 63,
    },
  );
  expect(nextAfter({ unit: "one", subject: { what: "checkpoint" } }, [passed])).toBeNull();
});
