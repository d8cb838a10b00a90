import { expect, test } from "vitest";
import { captionOf, groupOf, groupTexts, stepsOf } from "./text-group.ts";

test("a word, a turn, a question and a title are one thing each, with all their texts", () => {
  const paths = [
    "titles.kz",
    "titles.en",
    "words[2].kz",
    "words[2].ru[0]",
    "words[2].example.en",
    "words[12].kz",
    "dialogue.turns[3].ru",
    "dialogue.questions[0].options.a.en",
    "dialogue.questions[0].explanation.kz",
    "paragraphs[1].sentences[4].en",
  ];
  const texts = paths.map((path) => ({ path, text: path }));
  expect(groupTexts(texts).map(({ at, texts: own }) => [at, own.length])).toEqual([
    ["titles", 2],
    ["words[2]", 3],
    ["words[12]", 1],
    ["dialogue.turns[3]", 1],
    ["dialogue.questions[0]", 2],
    ["paragraphs[1]", 1],
  ]);
  expect(groupOf("note.body.ru")).toBe("note.body");
});

test("a thing is known by its Kazakh", () => {
  const texts = [
    { path: "words[0].en[0]", text: "house" },
    { path: "words[0].kz", text: "үй" },
  ];
  expect(captionOf({ at: "words[0]", texts })).toBe("үй");
  expect(captionOf({ at: "words[0]", texts: texts.slice(0, 1) })).toBe("house");
});

test("people count from one", () => {
  expect(stepsOf("paragraphs[1].sentences[4].en")).toEqual([
    { name: "paragraphs", number: 2 },
    { name: "sentences", number: 5 },
    { name: "en", number: null },
  ]);
});
