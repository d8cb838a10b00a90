import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

test.each([
  ["Что значит: Ертең бізде сабақ жоқ.", "ru", "Завтра у нас нет урока."],
  [
    "Что значит: Сен келмес бұрын мен үйді жинап қойдым.",
    "ru",
    "До того как ты пришёл, я убрал дом.",
  ],
] as const)("%s asks what the sentence means, whatever it is about", (message, language, told) => {
  const reply = tutor.answer({ message, history: [], interfaceLanguage: language, seed: 7 });
  expect(reply.intent).toBe("meaning");
  expect(reply.translated?.text).toBe(told);
});
