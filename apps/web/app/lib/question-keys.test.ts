import { expect, test } from "vitest";
import { questionKey } from "./question-keys.ts";

test.each([
  ["Digit3", { type: "choose", option: "c" }],
  ["Numpad1", { type: "choose", option: "a" }],
  ["KeyD", { type: "choose", option: "d" }],
  ["ArrowRight", { type: "next" }],
  ["KeyM", { type: "mark" }],
  ["Digit5", null],
  ["KeyE", null],
  ["ArrowUp", null],
  ["Tab", null],
  ["constructor", null],
])("%s means its place on the keyboard, whatever letter stands there", (code, meant) => {
  expect(questionKey(code, false)).toEqual(meant);
});

test("Enter on a button is the button's own", () => {
  expect(questionKey("Enter", true)).toBeNull();
  expect(questionKey("Enter", false)).toEqual({ type: "next" });
});
