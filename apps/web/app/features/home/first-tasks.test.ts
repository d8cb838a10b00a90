import type { PublicContent } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { filmTaste } from "./film-taste.ts";
import { firstTasks } from "./first-tasks.ts";

type Content = Pick<PublicContent, "lesson" | "film">;

const word = (kz: string, en: string, ru: string) => ({
  word_kz: kz,
  word_en: en,
  word_ru: ru,
  example: { kz: `${kz}!`, en: `${en}!`, ru: `${ru}!` },
});
const words = [
  word("сәлем", "hi, hello", "привет"),
  word("рақмет", "thank you, thanks", "спасибо"),
  word("сау болыңыз", "goodbye", "до свидания"),
  word("қалай", "how", "как"),
];
const content = (known: typeof words): Content =>
  ({ lesson: () => ({ words: known }), film: () => null }) as unknown as Content;

test("both tasks are of the course's words, and the right answer stands in another place", () => {
  const tasks = firstTasks(content(words));
  expect(tasks.map(({ kz, choices, right }) => [kz, choices[right]?.en])).toEqual([
    ["сәлем", "hi"],
    ["сәлем!", "hi, hello!"],
  ]);
  expect(new Set(tasks.map(({ right }) => right)).size).toBe(2);
});

test("a course that does not greet by these words has no tasks, and one without the film no taste of it", () => {
  expect(firstTasks(content(words.slice(1)))).toEqual([]);
  expect(filmTaste(content([]))).toBeNull();
});
