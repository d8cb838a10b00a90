import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { compose } from "./compose.ts";

const { tools } = tutorOfRepository();

const ENGLISH: readonly (readonly [string, string])[] = [
  ["in the city", "қалада"],
  ["my mother's house", "анамның үйі"],
  ["to the big city", "үлкен қалаға"],
  ["three big dogs", "үш үлкен ит"],
  ["We went to school", "Біз мектепке бардық."],
  ["I am not a doctor", "Мен дәрігер емеспін."],
  ["I don't have time", "Менің уақытым жоқ."],
  ["There are two books on the table", "Үстелдің үстінде екі кітап бар."],
  ["I want to drink tea", "Менің шай ішкім келеді."],
  ["I can't swim", "Мен жүзе алмаймын."],
  ["We must go", "Біздің баруымыз керек."],
  ["Where is the school?", "Мектеп қайда?"],
  ["What are you doing?", "Сіз не істеп жатырсыз?"],
  ["Is this your book?", "Бұл сіздің кітабыңыз ба?"],
  ["I am at home", "Мен үйдемін."],
  ["I love my family", "Мен отбасымды жақсы көремін."],
  ["Let's go", "Барайық."],
  ["It is cold today", "Бүгін суық."],
  ["I am 25 years old", "Мен жиырма бес жастамын."],
];

const RUSSIAN: readonly (readonly [string, string])[] = [
  ["дом моей мамы", "анамның үйі"],
  ["без сахара", "қантсыз"],
  ["я хочу пить чай", "Менің шай ішкім келеді."],
  ["мы вчера ходили в школу", "Біз кеше мектепке бардық."],
  ["у меня нет времени", "Менің уақытым жоқ."],
  ["на столе две книги", "Үстелдің үстінде екі кітап бар."],
  ["она не пришла", "Ол келмеді."],
  ["вы говорите по-казахски?", "Сіз қазақша сөйлейсіз бе?"],
  ["я был дома", "Мен үйде болдым."],
  ["мне двадцать лет", "Мен жиырма жастамын."],
  ["мне нужна вода", "Маған су керек."],
  ["дай мне книгу", "Маған кітап бер!"],
  ["я живу в Астане", "Мен Астанада тұрамын."],
  ["не ходи", "Барма!"],
];

test("simple English says what it means in Kazakh", () => {
  for (const [english, kazakh] of ENGLISH) {
    const clause = tools.english.read(english);
    expect([english, clause && compose(clause).text]).toEqual([english, kazakh]);
  }
});

test("simple Russian says what it means in Kazakh", () => {
  for (const [russian, kazakh] of RUSSIAN) {
    const clause = tools.russian.read(russian);
    expect([russian, clause && compose(clause).text]).toEqual([russian, kazakh]);
  }
});

test("a sentence with a word that is not understood is not composed", () => {
  expect(tools.english.read("I want to flibber the table")).toBeUndefined();
  expect(tools.russian.read("я хочу брямкать стол")).toBeUndefined();
});
