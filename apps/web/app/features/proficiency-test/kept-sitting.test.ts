import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  forgetSitting,
  type KeptSitting,
  keepSitting,
  keptSitting,
  rememberQuestions,
  seenQuestions,
} from "./kept-sitting.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const questionsOf = (...ids: number[]) =>
  ids.map((id) => ({ id })) as unknown as KeptSitting["questions"];

const sitting = (changes: Partial<KeptSitting> = {}): KeptSitting => ({
  attempt: "attempt-1",
  owner: null,
  form: "form",
  mode: "standard",
  questions: questionsOf(1, 2),
  answers: { 1: "B" },
  place: 1,
  startedAt: "2026-11-21T08:00:00.000Z",
  finishedAt: null,
  result: null,
  ...changes,
});

test("a sitting is there again as it was left, until it is forgotten", () => {
  expect(keptSitting(null)).toBeNull();
  keepSitting(sitting());
  expect(keptSitting(null)).toEqual(sitting());
  forgetSitting();
  expect(keptSitting(null)).toBeNull();
});

test("a guest's test goes on after signing in; one learner never sees another's", () => {
  keepSitting(sitting());
  expect(keptSitting(7)).not.toBeNull();
  keepSitting(sitting({ owner: 7 }));
  expect(keptSitting(7)).not.toBeNull();
  expect(keptSitting(8)).toBeNull();
  expect(keptSitting(null)).toBeNull();
});

test("what is no sitting is passed over", () => {
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    "{}",
    JSON.stringify(sitting({ questions: [] })),
    JSON.stringify(sitting({ place: 2 })),
    JSON.stringify({ ...sitting(), mode: "other" }),
    JSON.stringify({ ...sitting(), answers: null }),
  ]) {
    stored.set("proficiency-test", text);
    expect(keptSitting(null), text.slice(0, 40)).toBeNull();
  }
});

test("the questions of the last two sittings are remembered, and of no more", () => {
  rememberQuestions({ questions: questionsOf(1, 2) });
  rememberQuestions({ questions: questionsOf(3) });
  expect(seenQuestions()).toEqual([1, 2, 3]);
  rememberQuestions({ questions: questionsOf(4) });
  expect(seenQuestions()).toEqual([3, 4]);
  stored.set("proficiency-test-seen", '[["x",5],7,null]');
  expect(seenQuestions()).toEqual([5]);
});
