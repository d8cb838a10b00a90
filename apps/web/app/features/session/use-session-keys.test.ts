import { expect, test } from "vitest";
import { type KeyPlace, takerOfKey } from "./use-session-keys.ts";

const takerOf = (key: string, place: KeyPlace, { answersByKey = false, repeat = false } = {}) =>
  takerOfKey({ key, place, repeat }, answersByKey);

test("Enter checks or goes on from the page and from a field", () => {
  expect(takerOf("Enter", "page")).toBe("session");
  expect(takerOf("Enter", "field")).toBe("session");
});

test("a button keeps its Enter, but after an answer by key Enter means the answer", () => {
  expect(takerOf("Enter", "button")).toBeNull();
  expect(takerOf("Enter", "button", { answersByKey: true })).toBe("session");
});

test("Enter that is held down does not run through the items", () => {
  for (const place of ["page", "field", "button"] as const) {
    expect(takerOf("Enter", place, { repeat: true, answersByKey: true }), place).toBeNull();
  }
});

test("all other keys are the item's, also from a button; what is typed into a field stays there", () => {
  for (const key of ["1", "4", "ә", "Backspace", " "]) {
    expect(takerOf(key, "page"), key).toBe("item");
    expect(takerOf(key, "button"), key).toBe("item");
    expect(takerOf(key, "field"), key).toBeNull();
  }
  // Backspace takes back letter after letter.
  expect(takerOf("Backspace", "page", { repeat: true })).toBe("item");
});

test("under a question or a gloss the session takes no key", () => {
  for (const key of ["Enter", "1", "ә", "Backspace"]) {
    expect(takerOf(key, "elsewhere", { answersByKey: true }), key).toBeNull();
  }
});
