import { makeQuiz, type QuizSession, startQuiz } from "@tilashar/learning";
import { expect, test } from "vitest";
import { keyAction } from "./use-quiz-keys.ts";

const words = ["алма", "нан", "су", "шай"].map((kz, index, all) => ({
  id: index + 1,
  kz,
  shown: `meaning ${index}`,
  distractors: all.filter((other) => other !== kz),
}));

function sittingAt(type: "foreign_to_kz" | "letter_by_letter"): QuizSession {
  const questions = makeQuiz(words, { seed: "keys" }).filter((question) => question.type === type);
  return startQuiz(questions);
}

test("number keys choose among the four options, and five does nothing", () => {
  const session = sittingAt("foreign_to_kz");
  expect(keyAction(session, "2")).toEqual({ type: "choose", option: "b" });
  expect(keyAction(session, "5")).toBeNull();
  expect(keyAction(session, "0")).toBeNull();
});

test("a typed letter places its tile, also with Shift held", () => {
  const session = sittingAt("letter_by_letter");
  const question = session.questions[0];
  if (question?.type !== "letter_by_letter") throw new Error("not a letter question");
  const letter = question.puzzle.tiles[0] as string;
  expect(keyAction(session, letter)).toEqual({ type: "place", tile: 0 });
  expect(keyAction(session, letter.toLocaleUpperCase("kk"))).toEqual({ type: "place", tile: 0 });
  expect(keyAction(session, "w")).toBeNull();
});

test("Backspace takes the last letter back, and an empty word has none", () => {
  const session = sittingAt("letter_by_letter");
  expect(keyAction(session, "Backspace")).toBeNull();
  if (session.selection.kind !== "letters") throw new Error("not a letter question");
  const placed = session.selection.placed.map((_, index) => (index < 2 ? index : null));
  const typed = { ...session, selection: { kind: "letters", placed } } as const;
  expect(keyAction(typed, "Backspace")).toEqual({ type: "take back", slot: 1 });
});

test("no key changes a checked answer", () => {
  expect(keyAction({ ...sittingAt("foreign_to_kz"), phase: "incorrect" }, "1")).toBeNull();
});
