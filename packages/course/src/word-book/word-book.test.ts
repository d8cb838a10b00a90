import { join } from "node:path";
import { expect, test } from "vitest";
import { loadCourse } from "../load.ts";
import { makeHeadwords } from "./headwords.ts";
import { makeWordBook } from "./word-facts.ts";

const course = loadCourse({ contentDir: join(import.meta.dirname, "../../fixtures/sound") });
const headwords = makeHeadwords(course);
const book = makeWordBook(course, headwords);

const factsOf = (typed: string) => {
  const headword = headwords.find(typed);
  if (headword === undefined) throw new Error(`no headword for ${typed}`);
  return book.factsOf(headword);
};

test.each([
  ["үй", "үй"],
  ["үйлерімізде", "үй"],
  ["kitaptarym", "кітап"],
  ["بالا", "бала"],
  ["ÜI", "үй"],
  ["барды", "бару"],
  ["алматыда", "Алматы"],
  ["Мектепке", "мектеп"],
  ["ауа райында", "ауа райы"],
  ["маған", "мен"],
  ["«кітап»", "кітап"],
])("%s leads to the headword %s", (typed, lemma) => {
  expect(headwords.find(typed)?.lemma).toBe(lemma);
});

test("what is no word leads to the nearest headwords and to what the rules make of it", () => {
  expect(headwords.find("китаптар")).toBeUndefined();
  const { near, guesses } = headwords.unknown("китаптар");
  expect(near.map(({ lemma }) => lemma)).toContain("кітап");
  expect(guesses[0]).toEqual({ lemma: "китап", segments: ["китап", "тар"] });
  for (const typed of ["", "   ", "?!", "🐪", "a".repeat(5000), "constructor", "__proto__"]) {
    expect(headwords.find(typed)).toBeUndefined();
    expect(headwords.unknown(typed).word.length).toBeLessThanOrEqual(200);
  }
});

test("of a form that is spoilt in its endings, the headword it begins with is near", () => {
  const { near, guesses } = headwords.unknown("мектептерімздеее");
  expect(near.map(({ lemma }) => lemma)).toEqual(["мектеп"]);
  expect(guesses.filter(({ segments }) => segments.length < 2)).toEqual([]);
});

test("a word that is a form of another more often has no expressions of that other, and no table twice", () => {
  const { relatives, tables } = factsOf("алып");
  expect(relatives.map(({ lemma }) => lemma)).not.toContain("алып келу");
  const shown = tables.map(({ key, columns, rows }) => JSON.stringify([key, columns, rows]));
  expect(new Set(shown).size).toBe(shown.length);
});

test("a headword has its senses, all its forms, and reasons for its suffixes", () => {
  const { senses, tables, explained } = factsOf("кітап");
  expect(senses[0]).toMatchObject({ pos: "n", en: "book", ru: "книга" });
  expect(tables.map(({ key }) => key)).toEqual(["cases", "possessive", "copula"]);
  const plural = explained.find(({ label }) => label === "N;NOM;PL");
  expect(plural?.form.segments).toEqual(["кітап", "тар"]);
  expect(plural?.suffixes[0]?.reasons.length).toBeGreaterThan(0);
});

test("relatives are the word it is made from and the words made from it", () => {
  const lemmas = (typed: string) => factsOf(typed).relatives.map(({ lemma }) => lemma);
  expect(lemmas("жұмысшы")).toContain("жұмыс");
  expect(lemmas("кітап")).toContain("кітапхана");
  expect(lemmas("оқу")).toContain("оқушы");
  expect(lemmas("бару")).not.toContain("барыс");
  expect(lemmas("жұмысшы")).not.toContain("жұму");
});

test("a headword that is spelt like a form of another leads there too", () => {
  expect(factsOf("алып").formOf.map(({ lemma }) => lemma)).toContain("алу");
  expect(factsOf("айт").formOf.map(({ lemma }) => lemma)).toContain("айту");
  expect(factsOf("кітап").formOf).toEqual([]);
});
