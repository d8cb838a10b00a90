import { expect, test } from "vitest";
import { nextLessons, type StudyLesson } from "./next-lessons.ts";

const lesson = (id: number, changes: Partial<StudyLesson> = {}): StudyLesson => ({
  id,
  level: id < 10 ? "A" : id < 20 ? "B" : "C",
  unit: `unit-${id}`,
  points: [],
  headwords: [],
  ...changes,
});
const lessons = [
  lesson(1),
  lesson(2),
  lesson(3, { points: ["ablative"], unit: "town" }),
  lesson(4, { points: ["ablative"], unit: "town" }),
  lesson(5, { headwords: ["дәрігер"] }),
  lesson(6),
  lesson(10),
  lesson(11, { points: ["dative"] }),
  lesson(20),
];
const missed = [{ skill: "case", text: "Мен дәрігерге барамын." }] as const;

test("lessons that teach what went wrong come first, each of another unit, then the order of study", () => {
  const after = { level: "A", missed, done: new Set<number>(), fromTheBeginning: false } as const;
  expect(nextLessons(lessons, after)).toEqual([3, 5, 4]);
  expect(nextLessons(lessons, { ...after, missed: [] })).toEqual([1, 2, 3]);
  expect(nextLessons(lessons, { ...after, level: "B" })).toEqual([11, 10, 20]);
});

test("the lesson that shows the very point asked comes before those of its subject", () => {
  const own = lesson(7, { points: ["dative"] });
  const asked = [{ skill: "case", point: "dative", text: "Мен базарға барамын." }] as const;
  const after = { level: "A", done: new Set<number>(), fromTheBeginning: false } as const;
  expect(nextLessons([...lessons, own], { ...after, missed: asked })[0]).toBe(7);
  expect(nextLessons([...lessons, own], { ...after, missed })[0]).toBe(3);
});

test("what is done is not advised again, and whoever knows nothing begins at the beginning", () => {
  const done = new Set([1, 3]);
  expect(nextLessons(lessons, { level: "A", missed, done, fromTheBeginning: false })).toEqual([
    4, 5, 2,
  ]);
  expect(nextLessons(lessons, { level: "A", missed, done, fromTheBeginning: true })).toEqual([
    2, 4, 5,
  ]);
  const everything = new Set(lessons.map(({ id }) => id));
  expect(
    nextLessons(lessons, { level: "C", missed, done: everything, fromTheBeginning: false }),
  ).toEqual([]);
});
