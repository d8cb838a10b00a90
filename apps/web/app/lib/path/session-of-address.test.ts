import type { PathUnit } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { sessionOfAddress } from "./session-of-address.ts";

const named = (en: string) => ({ en, ru: en, kz: en });

const units: PathUnit[] = [
  {
    number: 1,
    id: "a-01",
    level: "beginner",
    titles: named("Unit"),
    goal: named(""),
    lessons: [
      {
        id: 61,
        titles: named("Lesson"),
        cover: "",
        num_words: 10,
        completed: false,
        steps: [
          { id: "meet-1", kind: "meet", done: false },
          { id: "check", kind: "check", done: false },
        ],
      },
    ],
    story: { titles: named("Story"), done: false },
    checkpoint: { items: 12, passed: false, best: null },
    completed: false,
    readings: [],
    films: [],
    phrases: [],
    talk: null,
  },
];
const sessionAt = (address: string) => {
  const [of = "", name = "", part = ""] = address.split("/");
  return sessionOfAddress(units, { of, name, part });
};

test("an address names a step of a lesson, or what ends a unit", () => {
  expect(sessionAt("61/steps/meet-1")).toEqual({
    unit: "a-01",
    lesson: 61,
    titles: named("Lesson"),
    part: "meet-1",
  });
  expect(sessionAt("units/a-01/story")).toMatchObject({ lesson: null, titles: named("Story") });
  expect(sessionAt("units/a-01/checkpoint")).toMatchObject({ titles: named("Unit") });
});

test.each([
  // The quiz is on the lesson's own page
  "61/steps/check",
  "61/steps/use",
  "61/units/meet-1",
  "62/steps/meet-1",
  "units/a-02/story",
  "units/a-01/meet-1",
  "units/constructor/story",
])("%s is no session", (address) => {
  expect(sessionAt(address)).toBeNull();
});

test("a unit without a story has no session of one", () => {
  const bare = units.map((unit) => ({ ...unit, story: null }));
  expect(sessionOfAddress(bare, { of: "units", name: "a-01", part: "story" })).toBeNull();
});
