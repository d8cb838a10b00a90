import { expect, test } from "vitest";
import type { Tools } from "../ask.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { saidAlike } from "./said-alike.ts";
import { saysTheSame } from "./says-the-same.ts";

const alike = {
  en: ["sister|older sister|elder sister", "near|next to", "at|in", "want|would like"],
  ru: [
    "идти|ехать|ходить|поехать|пойти",
    "прийти|приехать",
    "есть|съесть",
    "завтракать|съесть завтрак",
  ],
};
const tools = { course: { tutor: { saidAlike: alike } } } as unknown as Tools;
const same = (source: string, back: string, language: GlossLanguage): boolean =>
  saysTheSame(source, back, language, [], saidAlike(language, tools));

test.each([
  ["en", "My sister is at the gym.", "My elder sister is in the gym."],
  ["en", "You should drink more water.", "You need to drink water more."],
  ["en", "There is a tree near my house.", "There is a tree next to my house."],
  ["ru", "Я хочу поехать на море.", "Я хочу пойти на море."],
  ["ru", "Он приехал вчера.", "Вчера он пришёл."],
  ["ru", "Мы завтракали.", "Мы съели завтрак."],
] as const)("%s: %s is what %s says", (language, source, back) => {
  expect(same(source, back, language)).toBe(true);
});

test.each([
  ["en", "My younger sister is at the gym.", "My elder sister is at the gym."],
  ["en", "There is a tree near my house.", "There is a tree behind my house."],
  ["ru", "Он приедет завтра.", "Завтра он пришёл."],
  ["ru", "Я поехал на море.", "Я пришёл на море."],
] as const)("%s: %s is not what %s says", (language, source, back) => {
  expect(same(source, back, language)).toBe(false);
});
