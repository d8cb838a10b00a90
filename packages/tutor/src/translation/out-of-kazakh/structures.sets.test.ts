import { expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";
import { outOfKazakh } from "./out-of-kazakh.ts";

const { tools } = tutorOfRepository();

test.each([
  // Clauses in a row
  [
    "Мен айқайлап жатқан жоқпын, ән айтып жатырмын.",
    "I am not shouting, I am singing.",
    "Я не кричу, я пою.",
  ],
  [
    "Мен домбыра тарта алмаймын, бірақ ән айта аламын.",
    "I cannot play the dombra, but I can sing.",
    "Я не могу играть на домбре, но я могу спеть.",
  ],
  [
    "Бұл хатты кім жазды, білесің бе?",
    "Do you know who wrote this letter?",
    "Ты знаешь, кто написал это письмо?",
  ],
  // Particles
  ["Бізге де келіңіз.", "Come to us too.", "Приходите и к нам."],
  ["Менде бір ғана балық бар.", "I have only one fish.", "У меня только одна рыба."],
  ["Мен сенімен ғана сөйлесемін.", "I talk only with you.", "Я разговариваю только с тобой."],
  // How it is done, by the dictionary
  ["Дана әдемі күледі.", "Dana laughs beautifully.", "Дана красиво смеётся."],
])("%s", (kazakh, english, russian) => {
  expect.soft(outOfKazakh(kazakh, "en", tools)).toBe(english);
  expect.soft(outOfKazakh(kazakh, "ru", tools)).toBe(russian);
});
