import { expect, test } from "vitest";
import { play } from "../../test-set/read-cases.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const adviceOf = (turns: string[], language: "en" | "ru" | "kz"): string | undefined => {
  const { text } = play(tutor, { language, turns, intent: "advice", expected: "" }).reply;
  return tutor.tools.course.tutor.smallTalk.find(({ answer }) => text === answer[language])?.id;
};

test.each([
  ["i learn a word and the next day it is gone, what helps", "en", "advice-words"],
  ["my children keep answering me in russian, what can i do", "en", "advice-kids"],
  ["что лучше, карточки или тетрадь", "ru", "advice-cards"],
  ["мне семьдесят лет, не поздно ли начинать", "ru", "advice-age"],
  ["жүргізушімін, күні бойы рөлде отырамын, қалай үйренемін", "kz", "advice-driving"],
] as const)("«%s» is met with the advice it asks for", (message, language, id) => {
  expect(adviceOf([message], language)).toBe(id);
});

test("what was advised before is not advised again where something else fits, too", () => {
  const message = "i forget words and cannot follow fast speech, what helps";
  const first = adviceOf([message], "en");
  const second = adviceOf([message, message], "en");
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});
