import type { PlacedWord } from "@tilashar/course/gloss";
import type { ListedState } from "@tilashar/own-texts/word-lists";
import { expect, test } from "vitest";
import { answerAboutWords } from "#app/lib/own-texts/answer-about-words.ts";
import { judgeTerms } from "./judged-term.ts";

const answer = answerAboutWords();
function placesOf(words: readonly string[]): readonly PlacedWord[][] {
  const answered = answer({ what: "places", ask: 1, paragraphs: words });
  if (answered === null || !("places" in answered)) throw new Error("There are places.");
  return answered.places;
}
function judge(words: readonly (readonly [string, ListedState])[], mine: readonly string[] = []) {
  const terms = words.map(([kz, state], at) => ({
    row: at + 1,
    kz,
    meaning: "",
    sentence: "",
    state,
  }));
  const places = placesOf(terms.map(({ kz }) => kz));
  return judgeTerms(terms, places, new Set(mine)).map(({ lemma, fate }) => [lemma, fate]);
}

test("a form is added under its dictionary form, once", () => {
  expect(
    judge([
      ["кітаптар", "learning"],
      ["кітап", "learning"],
      ["Алма", "learning"],
    ]),
  ).toEqual([
    ["кітап", "add"],
    ["кітап", "double"],
    ["алма", "add"],
  ]);
});

test("an expression stays whole, a word of no dictionary stays as it is written", () => {
  expect(
    judge([
      ["қол қою", "learning"],
      ["бырқылдоз", "learning"],
    ]),
  ).toEqual([
    ["қол қою", "add"],
    ["бырқылдоз", "unknown"],
  ]);
});

test("what the other program knows is noted as known, what it leaves out is left out", () => {
  expect(
    judge(
      [
        ["су", "known"],
        ["үй", "ignored"],
        ["нан", "learning"],
        ["бырқылдоз", "known"],
      ],
      ["нан"],
    ),
  ).toEqual([
    ["су", "mark"],
    ["үй", "ignored"],
    ["нан", "mine"],
    // Nothing can be counted as known in a text that no text will find.
    ["бырқылдоз", "unknown"],
  ]);
});
