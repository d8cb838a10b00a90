import fc from "fast-check";
import { expect, test } from "vitest";
import { gradeQuiz } from "./grade-quiz.ts";

const words = [
  { id: 101, kz: "сәлем" },
  { id: 102, kz: "қайырлы таң" },
  { id: 103, kz: "Наурыз" },
];
const grade = (...answers: [string, string][]) =>
  gradeQuiz(
    words,
    answers.map(([question, given]) => ({ question, given })),
  );

test("right answers are counted by question", () => {
  expect(grade(["101:foreign_to_kz", "сәлем"], ["101:letter_by_letter", "сәлем"])).toEqual({
    correct: 2,
    answered: 2,
  });
});

test("answers are compared without case, as the quiz itself compares them", () => {
  expect(grade(["102:letter_by_letter", "Қайырлы таң"]).correct).toBe(1);
  expect(grade(["103:letter_by_letter", "наурыз"]).correct).toBe(1);
  expect(grade(["103:letter_by_letter", "наурызым"]).correct).toBe(0);
});

test("a Latin look-alike is not the Kazakh letter", () => {
  expect(grade(["101:letter_by_letter", "cәлем"]).correct).toBe(0);
});

test("a question answered wrong and then right counts once, as right", () => {
  expect(
    grade(
      ["101:foreign_to_kz", "кеш"],
      ["101:foreign_to_kz", "сәлем"],
      ["101:foreign_to_kz", "сәлем"],
    ),
  ).toEqual({
    correct: 1,
    answered: 1,
  });
});

test("questions of another lesson, of no type or named like an object's parts count for nothing", () => {
  expect(
    grade(
      ["999:foreign_to_kz", "сәлем"],
      ["101", "сәлем"],
      ["101:x", "сәлем"],
      ["__proto__", "сәлем"],
      ["constructor", ""],
    ),
  ).toEqual({ correct: 0, answered: 0 });
});

test("no answers can earn more than two points a word", () => {
  const question = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "101:foreign_to_kz",
      "101:letter_by_letter",
      "102:foreign_to_kz",
      "103:letter_by_letter",
    ),
  );
  const given = fc.oneof(fc.string(), fc.constantFrom(...words.map(({ kz }) => kz)));
  fc.assert(
    fc.property(fc.array(fc.record({ question, given }), { maxLength: 60 }), (answers) => {
      const { correct, answered } = gradeQuiz(words, answers);
      expect(correct).toBeLessThanOrEqual(answered);
      expect(answered).toBeLessThanOrEqual(words.length * 2);
    }),
  );
});
