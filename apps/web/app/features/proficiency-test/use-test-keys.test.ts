import { expect, test } from "vitest";
import { testKey } from "./use-test-keys.ts";

test("number keys choose, left and right turn the page, Enter goes on", () => {
  expect(["1", "2", "3", "4"].map((key) => testKey(key, false))).toEqual(
    (["A", "B", "C", "D"] as const).map((option) => ({ type: "choose", option })),
  );
  expect(testKey("ArrowLeft", false)).toEqual({ type: "previous" });
  expect(testKey("ArrowRight", false)).toEqual({ type: "next" });
  expect(testKey("Enter", false)).toEqual({ type: "next" });
});

test("a button keeps its own Enter, and other keys mean nothing", () => {
  expect(testKey("Enter", true)).toBeNull();
  for (const key of ["5", "0", "ArrowUp", "ArrowDown", "Tab", " ", "a", "constructor"]) {
    expect(testKey(key, false), key).toBeNull();
  }
});
