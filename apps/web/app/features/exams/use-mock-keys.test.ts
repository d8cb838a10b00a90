import { expect, test } from "vitest";
import { mockKey } from "./use-mock-keys.ts";

test.each([
  ["Digit3", { type: "choose", option: "c" }],
  ["Numpad1", { type: "choose", option: "a" }],
  ["KeyD", { type: "choose", option: "d" }],
  ["ArrowRight", { type: "next" }],
  ["KeyM", { type: "mark" }],
  ["Digit5", null],
  ["KeyE", null],
])("%s means its place on the keyboard, whatever letter stands there", (code, meant) => {
  expect(mockKey(code, false)).toEqual(meant);
});

test("Enter on a button is the button's own", () => {
  expect(mockKey("Enter", true)).toBeNull();
  expect(mockKey("Enter", false)).toEqual({ type: "next" });
});
