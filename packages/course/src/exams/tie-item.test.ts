import { expect, test } from "vitest";
import type { GrammarPoint } from "../course/course.ts";
import { makeGlosser } from "../gloss/index.ts";
import type { ExamItem, ExamPassage } from "../schema/exam-items-file.ts";
import { makeItemTies } from "./tie-item.ts";

const point = (id: string, level: string, order: number, ...teaches: string[]) =>
  ({ id, level, order, teaches, finds: [] }) as unknown as GrammarPoint;
const tieOf = makeItemTies(
  [
    point("locative", "A1", 1, "loc"),
    point("past-di", "A1", 2, "past"),
    point("accusative", "A1", 3, "acc"),
    point("conditional", "A2", 4, "cond"),
  ],
  makeGlosser([], {}),
);

const item = (changes: Partial<ExamItem>): ExamItem => ({
  id: 40_001,
  question: "Дана кітапты қайда оқыды?",
  options: { a: "Үйде", b: "Паркте", c: "Мектепте", d: "Автобуста" },
  correct: "b",
  explanation: { en: "In the park.", ru: "В парке.", kz: "Дана паркте отырды." },
  ...changes,
});
const passage = (text: string): ExamPassage => ({ id: "r1", kind: "text", text, items: [] });
const text = passage("Дана үйде тамақ ішті. Содан кейін кітапты паркте оқыды. Кешке ән айтты.");

test("the key is the sentence that shares the answer, and its point the one that the answer stands in", () => {
  expect(tieOf(text, item({}), "a1")).toMatchObject({
    sentence: "Содан кейін кітапты паркте оқыды.",
    point: "locative",
  });
});

test("what an explanation quotes is the key, and the point stands in the quote", () => {
  const quoting = item({
    question: "Дана не істеді?",
    explanation: { en: "She sang: «ән айтты».", ru: "Она пела.", kz: "Ол ән айтты." },
    correct: "d",
  });
  expect(tieOf(text, quoting, "a1")).toMatchObject({
    sentence: "Кешке ән айтты.",
    focus: "ән айтты",
    point: "past-di",
  });
});

test("a key that somebody wrote stays; no point is above the level; without one it is a matter of words", () => {
  const rain = passage("Жаңбыр жауса, Дана паркке бармайды. Дана паркте.");
  const key = "Жаңбыр жауса, Дана паркке бармайды.";
  expect(tieOf(rain, item({ key, question: "Жаңбыр жауса ше?" }), "a2")).toMatchObject({
    sentence: key,
    point: "conditional",
  });
  expect(tieOf(rain, item({ key, question: "Жаңбыр жауса ше?" }), "a1")?.point).toBeUndefined();
});
