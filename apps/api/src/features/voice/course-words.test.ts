import { expect, test } from "vitest";
import { CourseWords, courseWordsText } from "./course-words.ts";

test("the words of a course's Kazakh texts are found, and nothing else is", () => {
  const text = courseWordsText([
    { kz: "Менің атым — Айжан.", en: "My name", ru: "Меня зовут" },
    { title: { kz: "Менің үйім" } },
  ]);
  const words = new CourseWords(structuredClone(text));
  for (const word of ["менің", "атым", "айжан", "үйім"]) expect(words.has(word), word).toBe(true);
  for (const word of ["ат", "менің\nатым", "зовут", "", "\n"])
    expect(words.has(word), word).toBe(false);
  expect(new CourseWords(courseWordsText([])).has("ат")).toBe(false);
});
