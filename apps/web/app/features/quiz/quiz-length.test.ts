import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { questionCount, storedQuizLength, storeQuizLength } from "./quiz-length.ts";

let storage: Storage;

beforeEach(() => {
  storage = setBrowserStage(() => Response.json({})).storage;
});
afterEach(() => void vi.unstubAllGlobals());

test("all questions until something else was chosen, then the last choice", () => {
  expect(storedQuizLength()).toBe("all");
  storeQuizLength("10");
  expect(storedQuizLength()).toBe("10");
});

test.each(["", "7", "-5", "null"])("a spoilt store (%j) means all questions", (stored) => {
  storage.setItem("quiz-length", stored);
  expect(storedQuizLength()).toBe("all");
});

test("no more questions are asked than there are", () => {
  expect(questionCount("20", 12)).toBe(12);
  expect(questionCount("5", 12)).toBe(5);
  expect(questionCount("all", 34)).toBe(34);
});
