import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedModules } from "../../scripts/lexicon-modules.ts";
import { glossInEnglish } from "./gloss-en.ts";
import { glossInRussian } from "./gloss-ru.ts";
import { defaultLexicon, lookUp } from "./lexicon.ts";

test("the generated lexicon modules are those the sources make", () => {
  for (const { path, text } of generatedModules().files)
    expect(readFileSync(path, "utf8") === text, `${path.pathname} is out of date`).toBe(true);
});

test("every verb has a stem its dictionary form can come from", () => {
  const lost = defaultLexicon().entries.filter((entry) => entry.pos === "v" && !entry.stem);
  expect(lost).toEqual([]);
});

test("a word is found whatever its first letter, with its gloss", () => {
  const [entry] = lookUp("Кітап");
  expect(entry?.lemma).toBe("кітап");
  expect(entry && glossInEnglish(entry)).toBe("book");
  expect(entry && glossInRussian(entry)).toBe("книга");
  const [verb] = lookUp("бару");
  expect(verb && glossInEnglish(verb)).toMatch(/^to go/);
  expect(lookUp("жоқтықжоқ")).toEqual([]);
});
