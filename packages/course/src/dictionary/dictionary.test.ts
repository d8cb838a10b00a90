import { join } from "node:path";
import { expect, test } from "vitest";
import { loadCourse } from "../load.ts";
import { acceptedAnswers, sharesAnswer, shownGloss } from "./accepted-answers.ts";
import { buildDictionary } from "./dictionary.ts";
import { foldGloss } from "./fold-answer.ts";

const course = loadCourse({ contentDir: join(import.meta.dirname, "../../../../content") });
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
