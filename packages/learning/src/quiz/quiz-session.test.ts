import { expect, test } from "vitest";
import type { QuizQuestion } from "./make-quiz.ts";
import { givenAnswer, type QuizSession, quizReducer, quizTier, startQuiz } from "./quiz-session.ts";

const choice: QuizQuestion = {
  id: "1:foreign_to_kz",
  type: "foreign_to_kz",
  wordId: 1,
  word: "apple",
  correctAnswer: "алма",
  options: [
    { id: "a", text: "нан", isCorrect: false },
    { id: "b", text: "алма", isCorrect: true },
    { id: "c", text: "су", isCorrect: false },
    { id: "d", text: "шай", isCorrect: false },
  ],
};
const letters: QuizQuestion = {
  id: "2:letter_by_letter",
  type: "letter_by_letter",
  wordId: 2,
  word: "meat",
  correctAnswer: "ет",
  puzzle: { slots: [{ kind: "letter" }, { kind: "letter" }], tiles: ["т", "е"] },
};

const play = (session: QuizSession, ...actions: Parameters<typeof quizReducer>[1][]) =>
  actions.reduce(quizReducer, session);

test("Check does nothing until an option is selected", () => {
  const start = startQuiz([choice]);
  expect(play(start, { type: "check" })).toBe(start);
});

test("Check does nothing until every letter slot is filled", () => {
  const half = play(startQuiz([letters]), { type: "place", tile: 1 });
  expect(givenAnswer(half)).toBeNull();
  expect(play(half, { type: "check" }).phase).toBe("unanswered");
});

test("a right answer scores one and offers only Next", () => {
  const right = play(
    startQuiz([choice, letters]),
    { type: "choose", option: "b" },
    { type: "check" },
  );
  expect(right).toMatchObject({ phase: "correct", score: 1 });
  expect(play(right, { type: "skip" }, { type: "repeat" })).toEqual(right);
  expect(play(right, { type: "next" })).toMatchObject({ index: 1, phase: "unanswered" });
});

test("nothing changes once an answer is checked", () => {
  const wrong = play(startQuiz([choice]), { type: "choose", option: "a" }, { type: "check" });
  expect(play(wrong, { type: "choose", option: "b" }, { type: "check" })).toEqual(wrong);
});

test("Skip goes on without a point", () => {
  const end = play(
    startQuiz([choice]),
    { type: "choose", option: "a" },
    { type: "check" },
    { type: "skip" },
  );
  expect(end).toMatchObject({
    phase: "completed",
    score: 0,
    answers: { "1:foreign_to_kz": "нан" },
  });
});

test("Repeat clears the answer, and the point comes with the first right Check", () => {
  const again = play(
    startQuiz([choice]),
    { type: "choose", option: "a" },
    { type: "check" },
    { type: "repeat" },
  );
  expect(givenAnswer(again)).toBeNull();
  const end = play(again, { type: "choose", option: "b" }, { type: "check" }, { type: "next" });
  expect(end).toMatchObject({
    phase: "completed",
    score: 1,
    answers: { "1:foreign_to_kz": "алма" },
  });
});

test("a tile fills the first empty slot, and tapping a slot returns its tile", () => {
  const placed = play(startQuiz([letters]), { type: "place", tile: 0 }, { type: "place", tile: 1 });
  expect(givenAnswer(placed)).toBe("те");
  const mended = play(
    placed,
    { type: "take back", slot: 0 },
    { type: "take back", slot: 1 },
    { type: "place", tile: 1 },
    { type: "place", tile: 0 },
  );
  expect(givenAnswer(mended)).toBe("ет");
  expect(play(mended, { type: "check" }).phase).toBe("correct");
});

test("one tile cannot fill two slots", () => {
  const twice = play(startQuiz([letters]), { type: "place", tile: 0 }, { type: "place", tile: 0 });
  expect(twice.selection).toEqual({ kind: "letters", placed: [0, null] });
});

test("tiers: all right is perfect, 70 percent is good, less is practice", () => {
  expect(quizTier(10, 10)).toEqual({ name: "perfect", value: 3 });
  expect(quizTier(7, 10)).toEqual({ name: "good", value: 2 });
  expect(quizTier(6, 10)).toEqual({ name: "keep practicing", value: 1 });
  expect(quizTier(21, 30)).toEqual({ name: "good", value: 2 });
});
