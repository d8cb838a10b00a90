import { expect, test } from "vitest";
import { lessonTitle } from "./lesson-title.ts";

const lesson = { title_en: "Greetings", title_ru: "Приветствия", title_kz: "" };

test("a lesson's title is in the language on screen, and English where that one is missing", () => {
  expect(lessonTitle(lesson, "ru")).toBe("Приветствия");
  expect(lessonTitle(lesson, "kz")).toBe("Greetings");
});
