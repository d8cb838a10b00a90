import { expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";
import { compose } from "../compose.ts";

const { tools } = tutorOfRepository();

const SAID: readonly (readonly [string, string])[] = [
  // Any order; the subject that stands behind its verb is new
  ["Новую книгу вчера купила моя старшая сестра.", "Кеше жаңа кітапты менің әпкем сатып алды."],
  ["К нему пришли гости.", "Оған қонақтар келді."],
  // What the Kazakh verb asks for
  ["Я интересуюсь музыкой.", "Мен музыкаға қызығамын."],
  ["Он боится собак.", "Ол иттерден қорқады."],
  ["Дверь открыл дедушка.", "Есікті атам ашты."],
  // Whom a state is of, what is needed, what is there
  ["Мне нужен врач.", "Маған дәрігер керек."],
  ["На каждом этаже четыре квартиры.", "Әр қабатта төрт пәтер бар."],
  ["Трудно учить язык.", "Тіл үйрену қиын."],
  // Deeds within deeds
  ["Мы решили купить новую машину.", "Біз жаңа көлік сатып алуды шештік."],
  // Nobody is named who does it
  ["В чай кладут сахар.", "Шайға қант қойылады."],
  ["Пусть Айша поёт.", "Айша ән айтсын!"],
];

test.each(SAID)("«%s» has its meaning first", (text, kazakh) => {
  const [first] = tools.russianClauses.meanings(text);
  expect(first && compose(first.clause).text).toBe(kazakh);
});

test.each([
  // Who did it is not said; asks of each apart; what is not there is not read
  ["Пошёл домой."],
  ["Ты пьёшь чай или кофе?"],
  ["Кот бурлымурлыкает."],
])("«%s» is declined", (text) => {
  expect(tools.russianClauses.meanings(text)).toEqual([]);
});
