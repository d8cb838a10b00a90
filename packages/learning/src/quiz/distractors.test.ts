import { expect, test } from "vitest";
import { confusability } from "./confusability.ts";
import { likelyDistractors, type QuizCandidate } from "./distractors.ts";

const word = (kz: string, meaning: string, pos = "n", sameLesson = false): QuizCandidate => ({
  kz,
  pos,
  meanings: [meaning],
  sameLesson,
});

test("words that differ by one Kazakh contrast are more alike than words that differ by any letter", () => {
  expect(confusability("тұз", "түз")).toBeGreaterThan(confusability("тұз", "тіз"));
  expect(confusability("қол", "көл")).toBeGreaterThan(confusability("қол", "жол") - 0.2);
  expect(confusability("он", "өн")).toBeGreaterThan(confusability("он", "ат"));
});

test("distractors are of the same part of speech while there are enough", () => {
  const pool = [
    word("көру", "to see", "v"),
    word("көл", "lake"),
    word("қар", "snow"),
    word("жол", "road"),
  ];
  const texts = likelyDistractors(word("қол", "hand"), pool, 3).map(({ kz }) => kz);
  expect(texts).not.toContain("көру");
  expect(texts[0]).toMatch(/көл|жол/);
});

test("a synonym or the word itself is never a wrong option", () => {
  const pool = [word("Дәрігер", "doctor"), word("емші", "doctor"), word("мұғалім", "teacher")];
  const texts = likelyDistractors(word("дәрігер", "doctor"), pool, 3).map(({ kz }) => kz);
  expect(texts).toEqual(["мұғалім"]);
});

test("the same word taught in two lessons is offered once", () => {
  const pool = [word("көл", "lake"), word("көл", "lake"), word("жол", "road")];
  expect(likelyDistractors(word("қол", "hand"), pool, 3)).toHaveLength(2);
});
