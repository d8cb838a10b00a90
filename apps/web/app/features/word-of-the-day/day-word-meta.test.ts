import type { DayWord } from "@tilashar/contracts";
import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "#app/paraglide/runtime.js";
import { dayWordMeta } from "./day-word-meta.ts";

const word = {
  date: "2026-11-23",
  word_kazakh: "кітап",
  word_english: "book",
  word_russian: "книга",
} as DayWord;

afterEach(() => overwriteGetLocale(() => "en"));

const textOf = (meta: ReturnType<typeof dayWordMeta>) => JSON.stringify(meta);

test("a day's page is found by its word and its meaning in the reader's language", () => {
  for (const [locale, meaning, other] of [
    ["en", "book", "книга"],
    ["ru", "книга", "book"],
  ] as const) {
    overwriteGetLocale(() => locale);
    const text = textOf(dayWordMeta(word, "/card.png"));
    expect(text).toContain("кітап");
    expect(text).toContain(meaning);
    expect(text).not.toContain(other);
    expect(text).toContain("/card.png");
    expect(text).toContain("DefinedTerm");
  }
});

test("a day without a word says so, and names no term", () => {
  const text = textOf(dayWordMeta(null, undefined));
  expect(text).toContain("title");
  expect(text).not.toContain("DefinedTerm");
});
