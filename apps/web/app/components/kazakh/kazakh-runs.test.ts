import type { Language } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { kazakhRuns } from "./kazakh-runs.ts";

const kazakhIn = (text: string, language: Language) =>
  kazakhRuns(text, language).flatMap((run) => (run.isKazakh ? [run.text] : []));

test("Cyrillic in English is Kazakh: words, phrases, suffixes and stems", () => {
  expect(kazakhIn("Of, 's — the owner in -ның", "en")).toEqual(["-ның"]);
  expect(kazakhIn("Bigger, better — -рақ, менен үлкен", "en")).toEqual(["-рақ", "менен үлкен"]);
  expect(kazakhIn("From the dictionary to the stem — оқу, оқы-", "en")).toEqual(["оқу", "оқы-"]);
  expect(kazakhIn("You wrote ы instead of і.", "en")).toEqual(["ы", "і"]);
  expect(kazakhIn("Nothing of it", "en")).toEqual([]);
});

test("in Russian only a suffix is told apart, and Kazakh has nothing foreign in it", () => {
  expect(kazakhIn("Чей? — владелец на -ның, а где-то -нің", "ru")).toEqual(["-ның", "-нің"]);
  expect(kazakhIn("Кімнің? — -ның", "kz")).toEqual([]);
});

test("the runs together are the text", () => {
  const text = "Although: -са да, -ғанымен.";
  expect(
    kazakhRuns(text, "en")
      .map((run) => run.text)
      .join(""),
  ).toBe(text);
});
