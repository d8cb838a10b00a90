import type { TestQuestion } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { sittingLength } from "./kept-sitting.ts";
import {
  begunSitting,
  finishedSitting,
  soFarOf,
  stepOn,
  turnedTo,
  withChoice,
  withStage,
} from "./sitting-steps.ts";

const questionsOf = (...ids: number[]) => ids.map((id) => ({ id }) as TestQuestion);
const begun = (questions = questionsOf(12, 15, 3)) =>
  begunSitting({
    attempt: "attempt-1",
    owner: 7,
    form: "form",
    mode: "precise",
    questions,
    at: "2026-11-23T08:00:00.000Z",
  });

test("a sitting begins at its first question, without an answer", () => {
  expect(begun()).toMatchObject({
    place: 0,
    answers: {},
    startedAt: "2026-11-23T08:00:00.000Z",
    finishedAt: null,
    result: null,
  });
});

test("an answer is the question's on screen, and may be changed", () => {
  const first = withChoice(begun(), "B");
  const third = first && turnedTo(first, 2);
  const both = third && withChoice(third, "A");
  expect(both?.answers).toEqual({ 12: "B", 3: "A" });
  expect(both && withChoice(both, "D")?.answers).toEqual({ 12: "B", 3: "D" });
  expect(both && soFarOf(both)).toBe("12B,15,3A");
  expect(withChoice(begun([]), "A")).toBeNull();
});

test("pages are turned to questions that there are", () => {
  expect(turnedTo(begun(), 2)?.place).toBe(2);
  expect(turnedTo(begun(), 3)).toBeNull();
  expect(turnedTo(begun(), -1)).toBeNull();
});

test("the step on turns the page, then fetches the next stage, and ends with the last question", () => {
  const last = { ...begun(), place: 2 };
  expect(stepOn(begun())).toBe("turn");
  expect(stepOn(last)).toBe("fetch");
  const all = questionsOf(...Array.from({ length: sittingLength }, (_, at) => at));
  expect(stepOn({ ...begun(all), place: sittingLength - 1 })).toBe("none");
});

test("a stage comes behind what is there, and who waits for it goes on", () => {
  const asked = { ...begun(), place: 2 };
  const next = withStage(asked, asked, questionsOf(40, 41));
  expect(next.questions.map(({ id }) => id)).toEqual([12, 15, 3, 40, 41]);
  expect(next.place).toBe(3);
});

test("who has turned back or changed an answer meanwhile loses neither", () => {
  const asked = { ...begun(), place: 2 };
  const now = { ...asked, place: 0, answers: { 12: "C" as const } };
  const next = withStage(now, asked, questionsOf(40));
  expect(next).toMatchObject({ place: 0, answers: { 12: "C" } });
  expect(next.questions).toHaveLength(4);
});

test("a sitting that is finished twice was finished the first time", () => {
  const once = finishedSitting(begun(), "2026-11-23T08:20:00.000Z");
  expect(finishedSitting(once, "2026-11-23T09:00:00.000Z").finishedAt).toBe(
    "2026-11-23T08:20:00.000Z",
  );
});
