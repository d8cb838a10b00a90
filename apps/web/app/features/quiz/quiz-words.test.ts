import type { LessonDetail } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { quizWords, shownTranslation } from "./quiz-words.ts";

const word = {
  id: 101,
  word_kz: "алма",
  word_ru: "яблоко",
  word_en: "apple",
  pos: "n",
  transcript: "",
  img: null,
  example: { kz: "", ru: "", en: "" },
  confusables: ["нан", "шай", "су"],
};

test.each([
  ["en", "apple"],
  ["ru", "яблоко"],
] as const)("with meanings in %s a word is asked by %s", (into, shown) => {
  expect(shownTranslation(word, into)).toBe(shown);
  expect(quizWords({ words: [word] } as unknown as LessonDetail, into)).toEqual([
    { id: 101, kz: "алма", shown, distractors: ["нан", "шай", "су"] },
  ]);
});

test("a missing Russian translation is asked in English", () => {
  expect(shownTranslation({ ...word, word_ru: "" }, "ru")).toBe("apple");
});
