import { expect, test } from "vitest";
import { partOfSpeech } from "./parts-of-speech.ts";
import { shortMeaning } from "./word-meaning.ts";

const meaning = { en: "book; letter; writing", ru: "книга; письмо; запись" };

test("a title takes the first two senses alone", () => {
  expect(shortMeaning(meaning, "en")).toBe("book; letter");
  expect(shortMeaning({ en: "book", ru: "книга" }, "ru")).toBe("книга");
});

test("kinds of words are named as learners know them, names of people and places alike", () => {
  expect(partOfSpeech("n")).toBe("noun");
  expect(partOfSpeech("name-person")).toBe(partOfSpeech("name-place"));
  expect(partOfSpeech("abbr")).toBeUndefined();
});
