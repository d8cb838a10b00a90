import { expect, test } from "vitest";
import { assembleCourse } from "../course/assemble-course.ts";
import type { WordEntry } from "../schema/word.ts";
import { acceptedAnswers, sharesAnswer, shownGloss } from "./accepted-answers.ts";
import { buildDictionary } from "./dictionary.ts";
import { foldGloss } from "./fold-answer.ts";

const example = { kz: "Сөйлем.", ru: "Предложение.", en: "A sentence." };
const entries: Pick<WordEntry, "kz" | "pos" | "ru" | "en">[] = [
  { kz: "рақмет", pos: "interjection", ru: ["спасибо", "благодарю"], en: ["thank you", "thanks"] },
  { kz: "бала", pos: "noun", ru: ["ребёнок"], en: ["child"] },
  { kz: "базар", pos: "noun", ru: ["рынок"], en: ["market"] },
  { kz: "сату", pos: "verb", ru: ["продавать"], en: ["to sell"] },
  { kz: "сен", pos: "pronoun", ru: ["ты"], en: ["you (to a friend)"] },
  { kz: "сіз", pos: "pronoun", ru: ["вы"], en: ["you (polite)"] },
];
const three = { en: "One", ru: "Один", kz: "Бір" };
const course = assembleCourse([
  {
    kind: "lesson",
    file: "lessons/a-001-one.yaml",
    data: {
      id: 1,
      level: "beginner",
      theme: "one",
      grammar: ["possessive"],
      titles: three,
      author: "Tilashar team",
      cover: { pictures: ["books"], palette: "sky" },
      words: entries.map((entry, place) => ({ n: place + 1, ...entry, example })),
      note: { kind: "culture", title: three, body: three },
    },
  },
]);
const dictionary = buildDictionary(course);

function word(headword: string) {
  const [found] = dictionary.byHeadword(headword);
  if (found === undefined) throw new Error(`${headword} is not taught`);
  return found;
}

test("words are found by headword whatever its case", () => {
  expect(dictionary.byHeadword("БАЗАР").map(({ kz }) => kz)).toEqual(["базар"]);
  expect(dictionary.byHeadword("жоқсөз")).toEqual([]);
});

test("words are found by any accepted translation", () => {
  expect(dictionary.byTranslation("Thanks!", "en").map(({ kz }) => kz)).toContain("рақмет");
  expect(dictionary.byTranslation("благодарю", "ru").map(({ kz }) => kz)).toContain("рақмет");
  expect(dictionary.byTranslation("ребенок", "ru").map(({ kz }) => kz)).toContain("бала");
});

test("the first translation is shown, and English where the language is Kazakh", () => {
  expect(shownGloss(word("рақмет"), "ru")).toBe("спасибо");
  expect(shownGloss(word("рақмет"), "kz")).toBe("thank you");
});

test("English answers are right with and without to or an article", () => {
  expect(acceptedAnswers(word("сату"), "en")).toContain(foldGloss("sell"));
  expect(acceptedAnswers(word("базар"), "en")).toContain(foldGloss("The market"));
});

test("the remark that tells two words apart need not be typed", () => {
  expect(acceptedAnswers(word("сен"), "en")).toContain("you");
  expect(sharesAnswer(word("сен"), word("сіз"), "en")).toBe(true);
  expect(sharesAnswer(word("сен"), word("сіз"), "ru")).toBe(false);
});
