import { expect, test } from "vitest";
import { recordingKey } from "./recording-key.ts";

test("what sounds the same has one key", () => {
  const key = recordingKey("Бұл кітап.");
  expect(key).toMatch(/^[0-9a-f]{40}$/);
  expect(recordingKey(" бұл  кітап ")).toBe(key);
  expect(recordingKey("«Бұл кітап»…")).toBe(key);
  expect(recordingKey("Бұл кітап.".normalize("NFD"))).toBe(key);
});

test("a question is another sound than a statement", () => {
  expect(recordingKey("Бұл кітап?")).not.toBe(recordingKey("Бұл кітап."));
});

test("what is not said has no key", () => {
  expect([recordingKey(" "), recordingKey("…"), recordingKey("а".repeat(201))]).toEqual([
    null,
    null,
    null,
  ]);
});
