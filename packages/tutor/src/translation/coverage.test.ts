import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { expect, test } from "vitest";
import { makeTutor } from "../tutor.ts";
import { unsaid } from "./coverage.ts";

const course = loadCourse({
  contentDir: join(import.meta.dirname, "../../../../content"),
  cacheFile: join(import.meta.dirname, "../../../../.cache/content.json"),
});
const { tools } = makeTutor({ course });

test.each([
  ["ru", "Нам пришлось долго ждать автобус.", "Бізге автобус күтуге тура келді.", ["долго"]],
  ["ru", "Нам пришлось долго ждать автобус.", "Бізге ұзақ уақыт автобус күтуге тура келді.", []],
  ["en", "I really like this old house.", "Мен бұл үйді жақсы көремін.", ["really", "old"]],
  ["en", "He is afraid of dogs.", "Ол иттерден қорқады.", []],
  ["ru", "Письмо было написано вчера.", "Хат кеше жазылды.", []],
] as const)("%s: what is not heard of «%s»", (language, source, kazakh, lacking) => {
  expect(unsaid(source, kazakh, language, tools)).toEqual(lacking);
});
