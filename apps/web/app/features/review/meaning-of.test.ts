import { expect, test } from "vitest";
import { exampleIn, meaningOf } from "./meaning-of.ts";

test("a word's meaning is in the reader's language, or in the one there is; in Kazakh in both", () => {
  const both = { en: "book", ru: "книга" };
  expect(meaningOf(both, "en")).toBe("book");
  expect(meaningOf(both, "ru")).toBe("книга");
  expect(meaningOf(both, "kz")).toBe("book · книга");
  expect(meaningOf({ en: "book", ru: "" }, "ru")).toBe("book");
  expect(meaningOf({ en: "", ru: "книга" }, "en")).toBe("книга");
  expect(meaningOf({ en: "", ru: "книга" }, "kz")).toBe("книга");
});

test("an example is translated for the reader; in a Kazakh page Russian is likelier known", () => {
  const example = { kz: "Бұл — кітап.", en: "This is a book.", ru: "Это книга." };
  expect(exampleIn(example, "en")).toBe("This is a book.");
  expect(exampleIn(example, "ru")).toBe("Это книга.");
  expect(exampleIn(example, "kz")).toBe("Это книга.");
});
