import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "#app/paraglide/runtime.js";
import { problemText } from "./problem-text.ts";

const problem = (code: string | undefined, values?: Record<string, string>) =>
  problemText({
    file: "lessons/a-002-family.yaml",
    path: "words[0].kz",
    message: "as authors see it",
    severity: "error",
    ...(code !== undefined && { code }),
    ...(values !== undefined && { values }),
  });

// Test files share their modules, so a language that stays would be spoken by the next file.
afterEach(() => overwriteGetLocale(() => "en"));

test("a problem is said in the reader's language, with the words it is about", () => {
  overwriteGetLocale(() => "ru");
  expect(problem("unknown-word", { word: "флуржан" })).toContain("«флуржан»");
  expect(problem("unknown-word", { word: "флуржан" })).toMatch(/словар/);
  expect(problem("no-end-mark")).toMatch(/знака/);
  overwriteGetLocale(() => "kz");
  expect(problem("calque", { words: "мағына жасау", better: "мәні бар" })).toMatch(/калька/);
});

test("what only those who work on files meet stands as it is, and no code reaches beyond the table", () => {
  expect(problem(undefined)).toBe("as authors see it");
  expect(problem("toString")).toBe("as authors see it");
});
