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
  // Lists, and one or the other
  [
    "Бақшада алма, алмұрт және өрік бар.",
    "There is an apple, a pear and an apricot in the garden.",
    "В саду яблоко, груша и абрикос.",
  ],
  [
    "Шам үстелде ме, қабырғада ма?",
    "Is the lamp on the table or on the wall?",
    "Лампа на столе или на стене?",
  ],
  // What belongs where the whole sentence shows it to
  [
    "Жас сарбаз анасына хат жазды.",
    "The young soldier wrote a letter to his mother.",
    "Молодой солдат написал маме письмо.",
  ],
  ["Маған жылы күрте керек.", "I need a warm jacket.", "Мне нужна тёплая куртка."],
  ["Бұл сабақ маған оңай.", "This lesson is easy for me.", "Для меня этот урок лёгкий."],
  ["Маған кәмпит керек емес.", "I do not need a sweet.", "Мне не нужна конфета."],
  // How it is done, by the dictionary
  ["Дана әдемі күледі.", "Dana laughs beautifully.", "Дана красиво смеётся."],
])("%s", (kazakh, english, russian) => {
  expect.soft(outOfKazakh(kazakh, "en", tools)).toBe(english);
  expect.soft(outOfKazakh(kazakh, "ru", tools)).toBe(russian);
});
