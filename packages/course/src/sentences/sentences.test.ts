import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Course } from "../course/course.ts";
import { bothMeanings } from "../gloss/both-meanings.ts";
import { glossaryOf, makeGlosser } from "../gloss/index.ts";
import { loadCourse } from "../load.ts";
import { courseSentences } from "./course-sentences.ts";
import { indexSentences, SENTENCE_FILE } from "./index-sentences.ts";
import { loadSentenceBank } from "./load.ts";
import { chooseSentences, makeSentenceBank, type SentenceBank } from "./sentence-bank.ts";
import { findPattern, type PatternWord, readPattern } from "./sentence-pattern.ts";

const contentDir = join(import.meta.dirname, "../../fixtures/sound");
const folder = mkdtempSync(join(tmpdir(), "sentences-"));
let course: Course;
let bank: SentenceBank;

beforeAll(() => {
  course = loadCourse({ contentDir });
  const file = indexSentences(course, makeGlosser(glossaryOf(course), bothMeanings));
  writeFileSync(join(folder, SENTENCE_FILE), JSON.stringify(file));
  bank = loadSentenceBank(course, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("every place that holds sentences is in the bank, in three languages", () => {
  const kinds = new Set(bank.sentences.map(({ place }) => place.kind));
  expect([...kinds].sort()).toEqual([
    "day",
    "dialogue",
    "film",
    "lesson",
    "phrase",
    "proverb",
    "reading",
    "story",
  ]);
  for (const { kz, en, ru } of bank.sentences) {
    expect([kz, en, ru].every((text) => text.trim() !== "")).toBe(true);
  }
  expect(courseSentences(course)).toEqual(bank.sentences);
});

test("sentences are found by the dictionary form, the suffix and the point they show", () => {
  const tells = (list: readonly { kz: string }[]) => list.map(({ kz }) => kz);
  expect(tells(bank.withLemma("отбасы")).length).toBeGreaterThan(0);
  for (const kz of tells(bank.withLemma("отбасы"))) expect(kz.toLowerCase()).toContain("отбасы");
  const inPlaces = tells(bank.withSuffix("loc"));
  expect(inPlaces.length).toBeGreaterThan(0);
  for (const kz of inPlaces) expect(kz).toMatch(/[дт][ае](?!\p{L}{4})/u);
  const shown = bank.showing("locative");
  expect(tells(shown)).toEqual(inPlaces);
  for (const { kz, mark } of shown) expect(kz.slice(...mark)).toMatch(/^\p{L}+[дт][ае]\p{L}*$/u);
  expect(bank.withLemma("constructor")).toEqual([]);
});

test("an index that was built from other sentences is refused", () => {
  const file = indexSentences(course, makeGlosser(glossaryOf(course), bothMeanings));
  expect(() => makeSentenceBank({ ...course, scenes: [] }, file)).toThrow("npm run build");
});

test("short sentences of different places are chosen first, and always the same", () => {
  const chosen = chooseSentences(bank.sentences, 5);
  expect(chosen).toHaveLength(5);
  expect(chosen).toEqual(chooseSentences(bank.sentences, 5));
  const places = chosen.map(({ place }) => `${place.kind} ${place.id}`);
  expect(new Set(places).size).toBe(5);
});

test("patterns ask for words in a row, by dictionary form and suffixes, with gaps", () => {
  const word = (lemma: string, ...suffixes: string[]): PatternWord => ({
    lemmas: [lemma],
    suffixes,
    inExpression: false,
  });
  const sentence = [word("мен"), word("үй", "pss1s", "loc"), word("кеше"), word("болу", "past")];
  const holds = (pattern: string) => findPattern(sentence, readPattern(pattern)) !== undefined;
  expect(holds("+pss1s+loc")).toBe(true);
  expect(holds("+loc+pss1s")).toBe(false);
  expect(holds("үй+loc кеше")).toBe(true);
  expect(holds("Үй+loc")).toBe(true);
  expect(holds("үй болу")).toBe(false);
  expect(holds("үй … болу+past")).toBe(true);
  expect(holds("болу … үй")).toBe(false);
  expect(holds("кеше болу+past $")).toBe(true);
  expect(holds("үй+loc $")).toBe(false);
});
