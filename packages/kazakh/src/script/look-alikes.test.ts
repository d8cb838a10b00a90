import { expect, test } from "vitest";
import { detectMixedScript, foldLookAlikes } from "./look-alikes.ts";

test.each([
  ["əке", "әке"],
  ["Əлем", "Әлем"],
  ["тiл", "тіл"],
  ["cөз", "сөз"],
  ["қaһapмaн", "қаһарман"],
  ["қаhарман", "қаһарман"],
  ["ҚAЗAҚCTAH", "ҚАЗАҚСТАН"],
  ["YШ", "ҮШ"],
  ["жаҥа", "жаңа"],
  ["жаӊа", "жаңа"],
  ["ҳабар", "һабар"],
  ["сѳз", "сөз"],
  ["ҡала", "қала"],
  ["и\u0306ыл", "йыл"],
  ["г\u0335алым", "ғалым"],
  ["о\u0335з", "өз"],
  ["к\u0321ала", "қала"],
])("%s is mended to %s", (wrong, right) => {
  expect(foldLookAlikes(wrong)).toBe(right);
  expect(foldLookAlikes(right)).toBe(right);
});

test("words without Cyrillic stay Latin", () => {
  expect(foldLookAlikes("coc IPhone Қазақстанда YouTube əə")).toBe(
    "coc IPhone Қазақстанда YouTube əə",
  );
});

test("a mixed word names its foreign letters and what was meant", () => {
  expect(detectMixedScript("қaзақ")).toEqual([{ index: 1, letter: "a", meant: "а" }]);
  expect(detectMixedScript("жаҥа")).toEqual([{ index: 2, letter: "ҥ", meant: "ң" }]);
  expect(detectMixedScript("сwз")).toEqual([{ index: 1, letter: "w", meant: null }]);
  expect(detectMixedScript("қазақ")).toEqual([]);
  expect(detectMixedScript("qazaq")).toEqual([]);
  expect(detectMixedScript("123 😀")).toEqual([]);
});
