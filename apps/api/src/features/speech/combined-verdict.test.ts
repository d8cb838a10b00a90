import type { Verdict } from "@tilashar/speech/judge";
import { expect, test } from "vitest";
import { combinedVerdict, comparable, letterDistance } from "./combined-verdict.ts";

const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  correct: false,
  quality: "poor",
  reason: "other_word",
  error: null,
  expected: "балалар",
  best_match: "бала",
  recognized: "бала",
  sounds: [],
  weakest: null,
  likelihoodRatio: -0.2,
  score: 0,
  ...changes,
});

test("words are compared without case, signs and letters of other keyboards", () => {
  expect(comparable("  «Бaлaлap!» ")).toBe("балалар");
  expect(comparable("Қ\u0435\u043b, 5")).toBe("қел");
});

test("distances are counted up to two", () => {
  expect(letterDistance("ана", "ана")).toBe(0);
  expect(letterDistance("қыс", "кыс")).toBe(1);
  expect(letterDistance("бала", "балалар")).toBe(3);
  expect(letterDistance("", "аа")).toBe(2);
});

test("the server's yes is a yes while we are not sure of another word", () => {
  expect(combinedVerdict(verdict(), "Балалар.")).toMatchObject({
    correct: true,
    quality: "fair",
    recognized: "балалар",
  });
  expect(combinedVerdict(verdict(), "балалаp")).toMatchObject({ correct: true });
  expect(combinedVerdict(verdict(), "балала")).toMatchObject({ correct: true });
});

test("a word that the prompt gave the server is no word said", () => {
  const sure = verdict({ likelihoodRatio: -1.4 });
  expect(combinedVerdict(sure, "балалар")).toBe(sure);
});

test("in a short word every letter counts", () => {
  const own = verdict({ expected: "тіс", likelihoodRatio: -0.1 });
  expect(combinedVerdict(own, "тыс")).toMatchObject({ correct: false, recognized: "тыс" });
});

test("what the server invents on silence is not asked for", () => {
  const silent = verdict({ error: "no_speech", reason: "no_speech", likelihoodRatio: null });
  expect(combinedVerdict(silent, "Көргендеріңізге рақмет")).toBe(silent);
});

test("a server that hears nothing, or gives nothing, changes nothing", () => {
  const own = verdict({ correct: true, reason: "accepted", quality: "good", likelihoodRatio: 0.4 });
  expect(combinedVerdict(own, null)).toBe(own);
  expect(combinedVerdict(own, " … ")).toBe(own);
});

test("clear words are not spoilt by the server's spelling, other words are", () => {
  const own = verdict({ correct: true, reason: "accepted", quality: "good", likelihoodRatio: 0.4 });
  expect(combinedVerdict(own, "балаларды")).toBe(own);
  expect(combinedVerdict(own, "мектеп")).toMatchObject({
    correct: false,
    reason: "other_word",
    recognized: "мектеп",
  });
});
