import { expect, test } from "vitest";
import { insertLetter, meantInKazakh } from "./typed-text.ts";

test("a letter goes in at the caret, in place of what is selected", () => {
  expect(insertLetter("қаза", { start: 4, end: 4 }, "қ")).toEqual({ text: "қазақ", caret: 5 });
  expect(insertLetter("қызақ", { start: 1, end: 2 }, "а")).toEqual({ text: "қазақ", caret: 2 });
  expect(insertLetter("", { start: 0, end: 0 }, "ә")).toEqual({ text: "ә", caret: 1 });
});

test("a full field takes a letter only for one that goes", () => {
  expect(insertLetter("кіта", { start: 4, end: 4 }, "п", 4)).toBeNull();
  expect(insertLetter("кіта", { start: 3, end: 4 }, "ә", 4)?.text).toBe("кітә");
});

test("with the aid Latin letters become Kazakh ones, and mixed text is Cyrillic throughout", () => {
  expect(meantInKazakh("qazaq", true)).toBe("қазақ");
  expect(meantInKazakh("qazaq тiлi", true)).toBe("қазақ тілі");
  expect(meantInKazakh("gh ng sh", true)).toBe("ғ ң ш");
});

test("without the aid only look-alikes inside Kazakh words are mended", () => {
  expect(meantInKazakh("қaзaқ", false)).toBe("қазақ");
  expect(meantInKazakh("hello", false)).toBe("hello");
});
