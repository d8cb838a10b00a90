import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { toQuestion } from "./question.wire.ts";
import { makeQuestionBank } from "./question-bank.ts";
import { questionWriter } from "./question-bytes.wire.ts";

const course = courseOfRepository();
const bank = makeQuestionBank(course);
const write = questionWriter(bank);

test("every question is written as it is shown, whatever the form and the language", () => {
  for (const language of ["en", "ru", "kz"] as const) {
    for (const form of ["plain", "a", "b", "c"]) {
      const shown = bank.items.map((item) => toQuestion(bank, item, form, language));
      expect(JSON.parse(write(bank.items, form, language).toString())).toEqual(shown);
    }
  }
});

test("a sitting without questions is an empty list", () => {
  expect(write([], "plain", "en").toString()).toBe("[]");
});
