import { expect, test } from "vitest";
import { completesLesson } from "./completes-lesson.ts";

test.each([
  ["all of a short quiz", 10, 10, 40, true],
  ["70 % of a short quiz", 7, 10, 40, true],
  ["less than that", 6, 10, 40, false],
  ["70 % of the whole quiz", 28, 40, 40, true],
  ["less than that", 27, 40, 40, false],
  ["one right answer sent alone", 1, 1, 40, false],
  ["the shortest quiz there is", 4, 5, 40, true],
  ["a lesson of two words", 3, 4, 4, true],
  ["nothing answered", 0, 0, 40, false],
])("%s: %i of %i right, %i questions in the lesson: %s", (_, correct, answered, of, complete) => {
  expect(completesLesson({ correct, answered }, of)).toBe(complete);
});
