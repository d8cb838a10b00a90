import { expect, test } from "vitest";
import { meaningIn, meaningLanguageOf } from "./meaning-language.ts";

test("pages explain Kazakh in their own language, and pages in Kazakh in the one that was chosen", () => {
  expect(meaningLanguageOf("en", "ru")).toBe("en");
  expect(meaningLanguageOf("ru", "en")).toBe("ru");
  expect(meaningLanguageOf("kz", "en")).toBe("en");
  expect(meaningLanguageOf("kz", "ru")).toBe("ru");
});

test("a meaning that is missing in a language is lent by the other one", () => {
  expect(meaningIn({ en: "book", ru: "книга" }, "en")).toBe("book");
  expect(meaningIn({ en: "book", ru: "книга" }, "ru")).toBe("книга");
  expect(meaningIn({ en: "book", ru: "" }, "ru")).toBe("book");
  expect(meaningIn({ en: "", ru: "книга" }, "en")).toBe("книга");
});
