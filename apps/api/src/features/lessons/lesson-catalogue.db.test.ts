import { join } from "node:path";
import { loadPictures } from "@tilashar/course/load-pictures";
import { courseOfRepository } from "@tilashar/course/testing";
import { loadUnits } from "@tilashar/learning/load-units";
import { expect, test } from "vitest";
import { makeLessonCatalogue } from "./index.ts";

const root = join(import.meta.dirname, "../../../../..");
const course = courseOfRepository();
const pictures = loadPictures(join(root, "build/assets"));
const units = loadUnits(join(root, "build"));
const [first] = course.lessons.slice(40);
const lesson = first?.id as number;

test("what was built of every word is what would be found out now", () => {
  expect([...units.words.keys()].sort()).toEqual([...course.wordById.keys()].sort());
  const built = makeLessonCatalogue(course, pictures, units).studiedOf(lesson);
  expect(built?.words.length).toBeGreaterThan(5);
  for (const { transcript, confusables } of built?.words ?? []) {
    expect(transcript).toMatch(/\S/);
    expect(confusables).toHaveLength(6);
  }
  const foundOut = makeLessonCatalogue(course, pictures, { words: new Map() });
  expect(foundOut.studiedOf(lesson)).toEqual(built);
});

test("a word that was changed since the build is not shown with the sound of the old one", () => {
  const [word] = course.lessonById.get(lesson)?.words ?? [];
  const stale = new Map(units.words);
  stale.set(word?.id as number, { kz: "other", transcription: "other", confusable: [] });
  const [shown] =
    makeLessonCatalogue(course, pictures, { words: stale }).studiedOf(lesson)?.words ?? [];
  expect(shown?.transcript).toBe(units.words.get(word?.id as number)?.transcription);
  expect(shown?.confusables).toHaveLength(6);
});
