import { expect, test } from "vitest";
import { partOfSpeech } from "./parts-of-speech.ts";
import { shortMeaning, wordMeaning } from "./word-meaning.ts";

const meaning = { en: "book; letter; writing", ru: "книга; письмо; запись" };

test("a meaning is in the language of the page, and in both for readers of Kazakh", () => {
  expect(wordMeaning(meaning, "en")).toBe("book; letter; writing");
  expect(wordMeaning(meaning, "ru")).toBe("книга; письмо; запись");
  expect(wordMeaning(meaning, "kz")).toBe("book; letter; writing · книга; письмо; запись");
});

test("a language that has no meaning lends the other one", () => {
  expect(wordMeaning({ en: "book", ru: "" }, "ru")).toBe("book");
  expect(wordMeaning({ en: "", ru: "книга" }, "kz")).toBe("книга");
  expect(wordMeaning({ en: "", ru: "" }, "en")).toBe("");
});

test("a title takes the first two senses alone", () => {
  expect(shortMeaning(meaning, "en")).toBe("book; letter");
  expect(shortMeaning({ en: "book", ru: "книга" }, "ru")).toBe("книга");
});

test("kinds of words are named as learners know them, names of people and places alike", () => {
  expect(partOfSpeech("n")).toBe("noun");
  expect(partOfSpeech("name-person")).toBe(partOfSpeech("name-place"));
  expect(partOfSpeech("abbr")).toBeUndefined();
});
