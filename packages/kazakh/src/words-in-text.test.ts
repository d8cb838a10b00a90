import { expect, test } from "vitest";
import { textOfWords, WordsInText } from "./words-in-text.ts";

test("words are found in their text, and nothing else is", () => {
  const words = new WordsInText(textOfWords(new Set(["менің", "атым", "айжан", "үйім"])));
  for (const word of ["менің", "атым", "айжан", "үйім"]) expect(words.has(word), word).toBe(true);
  for (const word of ["ат", "үй", "менің\nатым", "зовут", "", "\n"])
    expect(words.has(word), word).toBe(false);
  expect(new WordsInText(textOfWords([])).has("ат")).toBe(false);
});
