import { expect, test } from "vitest";
import { harmonyRuns } from "./vowel-harmony.ts";

test("back vowels are warm and front vowels cool, consonants neither", () => {
  expect(harmonyRuns("қала")).toEqual([
    { text: "қ", side: null },
    { text: "а", side: "back" },
    { text: "л", side: null },
    { text: "а", side: "back" },
  ]);
  expect(harmonyRuns("көше").map(({ side }) => side)).toEqual([null, "front", null, "front"]);
});

test("и and у follow their word and are not coloured; capitals count as their letters", () => {
  expect(harmonyRuns("ту")).toEqual([{ text: "ту", side: null }]);
  expect(harmonyRuns("Ұ")).toEqual([{ text: "Ұ", side: "back" }]);
});

test("every word comes back whole", () => {
  for (const word of ["үйдегілеріңізбен", "сәлеметсіз бе", "ұшақ-ұшақ", ""]) {
    expect(
      harmonyRuns(word)
        .map(({ text }) => text)
        .join(""),
    ).toBe(word);
  }
});
