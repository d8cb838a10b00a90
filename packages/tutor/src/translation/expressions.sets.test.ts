import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { isVouchedFor, textOf, toKazakh } from "../tools/translate.ts";
import { expressionsIn, saysExpressions } from "./expressions.ts";

const { tools } = tutorOfRepository();

test.each([
  ["en", "She brushed her teeth.", "тіс тазалау"],
  ["en", "We visited two shopping centres.", "сауда орталығы"],
  ["en", "They are playing chess.", "шахмат ойнау"],
  ["ru", "Он часто играл в шахматы.", "шахмат ойнау"],
  ["ru", "Мы были в торговом центре.", "сауда орталығы"],
  ["ru", "Я сниму квартиру.", "пәтер жалдау"],
] as const)("%s: %s holds an expression", (language, text, kz) => {
  expect(expressionsIn(text, language, tools).map((one) => one.kz)).toContain(kz);
});

test.each([
  ["en", "She told the truth.", "Ол шындықты айтты.", true],
  ["en", "He works at the city hall.", "Ол қалалық залда жұмыс істейді.", false],
  ["en", "I missed the bus.", "Мен автобусты сағындым.", false],
  ["ru", "Мы снимаем квартиру.", "Біз пәтерді түсіреміз.", false],
] as const)("%s: %s is said by %s: %s", (language, text, kazakh, isSaid) => {
  expect(saysExpressions(text, kazakh, language, tools)).toBe(isSaid);
});

// Read back by other words, an expression that an editor wrote is vouched for
test.each([
  ["en", "I have breakfast at eight o'clock.", "Мен сағат сегізде таңғы ас ішемін."],
  ["en", "We left the house at seven.", "Біз сағат жетіде үйден шықтық."],
  ["en", "I usually go to work by bus.", "Мен әдетте жұмысқа автобуспен барамын."],
  ["ru", "Я принимаю лекарство два раза в день.", "Мен күніне екі рет дәрі ішемін."],
  ["ru", "Она поступила в университет в прошлом году.", "Ол былтыр университетке түсті."],
] as const)("%s: %s → %s", (language, text, kazakh) => {
  const said = toKazakh(text, language, tools);
  expect(said && textOf(said)).toBe(kazakh);
  expect(said && isVouchedFor(said)).toBe(true);
});
