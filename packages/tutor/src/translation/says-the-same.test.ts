import { expect, test } from "vitest";
import { saysTheSame } from "./says-the-same.ts";

test.each([
  ["en", "My mother showed me her new dress.", "My mother showed me her new dress."],
  ["en", "At noon we go to the canteen.", "We go to the canteen at noon."],
  ["en", "You can't beat us today!", "You cannot beat us today."],
  ["en", "I have brought you flowers.", "I brought you flowers."],
  ["en", "I am going to buy a car.", "I will buy a car."],
  ["ru", "Заплачу наличными.", "Я наличными заплачу."],
  ["ru", "Кошка выпила молоко.", "Кошка выпила молоко."],
  // Which of the aspects, and who of he and she, Kazakh does not tell
  ["ru", "Мука кончилась.", "Мука кончалась."],
  ["ru", "Ей нужен врач.", "Ему нужен врач."],
  ["ru", "Дом, в котором мы живём, старый.", "Дом, где мы живём, старый."],
  ["ru", "Это место занято.", "Это место не свободно."],
] as const)("%s: %s is what %s says", (language, source, back) => {
  expect(saysTheSame(source, back, language)).toBe(true);
});

test.each([
  // Another sense
  ["en", "The reporter went to the scene at once.", "The reporter went to the view at once."],
  // A lost "no"
  [
    "en",
    "The rescuers saved two children, and there were no deaths.",
    "The rescuers saved two children, and there were deaths.",
  ],
  // When it was
  ["en", "We moved the table.", "We move the table."],
  ["ru", "Пока ты вырастешь, я состарюсь.", "Пока ты рос, я состарюсь."],
  // Who does it to whom
  ["ru", "Цветник поливают ученики.", "Цветник поливает учеников."],
  ["ru", "Молодой солдат написал письмо матери.", "Письмо матери написало молодого солдата."],
  ["en", "He sees me.", "I see him."],
  // Where and by what
  ["en", "The cucumbers are at home.", "The cucumbers are in home."],
  // What will be done, and where somebody goes
  ["en", "I'm going to buy a car.", "I am going to buy a car."],
  ["en", "I'm going to Almaty.", "I will to Almaty."],
  // Who is a name, and what is a thing
  ["en", "My name is Mark.", "My name is a mark."],
  ["en", "If the weather is good, we will go.", "If the weather is a good, we will go."],
  // A wish is no report
  ["en", "She asked me when I would come.", "When I came, she asked me."],
  // What is asked is not told
  ["en", "Are you coming?", "You are coming."],
] as const)("%s: %s is not what %s says", (language, source, back) => {
  expect(saysTheSame(source, back, language)).toBe(false);
});
