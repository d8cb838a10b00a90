import { expect, test } from "vitest";
import { titleIn } from "./title-in.ts";

const lesson = { title_en: "Greetings", title_ru: "Приветствия", title_kz: "" };

test("a title is in the language on screen, and English where that one is missing", () => {
  expect(titleIn(lesson, "ru")).toBe("Приветствия");
  expect(titleIn(lesson, "kz")).toBe("Greetings");
});
