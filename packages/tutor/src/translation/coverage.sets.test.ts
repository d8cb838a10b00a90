import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { unsaid } from "./coverage.ts";

const { tools } = tutorOfRepository();

test.each([
  ["ru", "Нам пришлось долго ждать автобус.", "Бізге автобус күтуге тура келді.", ["долго"]],
  ["ru", "Нам пришлось долго ждать автобус.", "Бізге ұзақ уақыт автобус күтуге тура келді.", []],
  ["en", "I really like this old house.", "Мен бұл үйді жақсы көремін.", ["really", "old"]],
  ["en", "He is afraid of dogs.", "Ол иттерден қорқады.", []],
  ["ru", "Письмо было написано вчера.", "Хат кеше жазылды.", []],
] as const)("%s: what is not heard of «%s»", (language, source, kazakh, lacking) => {
  expect(unsaid(source, kazakh, language, tools)).toEqual(lacking);
});
