import { courseOfRepository } from "@tilashar/course/testing";
import { defaultLexicon, type Numbers, storedIndexes } from "@tilashar/kazakh";
import { afterAll, expect, test } from "vitest";
import type { Tools } from "../ask.ts";
import { LearntModels } from "../learnt/learnt-models.ts";
import { makeTools } from "../tools.ts";
import { rememberedLines } from "../words/sentence-memory.ts";
import { printOf } from "./course-print.ts";
import { languagePrint, readIndexes, storeIndexes } from "./index-file.ts";
import { makeAllIndexes } from "./make-all.ts";

const course = courseOfRepository();
const toolsWithAll = (): Tools => {
  const tools = makeTools(course, new LearntModels());
  makeAllIndexes(tools);
  return tools;
};
const made = storedIndexes.collect(toolsWithAll);
const built = toolsWithAll();
const bytes = storeIndexes(made, "this lexicon");

afterAll(() => storedIndexes.use(new Map()));

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  Buffer.from(buffer, byteOffset, byteLength);

test("indexes that are read again are block by block what was stored, without copies, and none of another lexicon are read", () => {
  const read = readIndexes(bytes, "this lexicon");
  expect([...read.keys()]).toEqual([...made.keys()]);
  expect(made.size).toBeGreaterThan(15);
  for (const [name, blocks] of made)
    blocks.forEach((block, at) => {
      const again = read.get(name)?.[at] as Numbers;
      expect(again.constructor, name).toBe(block.constructor);
      expect(again.buffer).toBe(bytes.buffer);
      expect(bytesOf(again).equals(bytesOf(block)), name).toBe(true);
    });
  expect(readIndexes(bytes, languagePrint()).size).toBe(0);
});

test("with what is stored every word, meaning and line is found as without it, and nothing is made anew", () => {
  storedIndexes.use(readIndexes(bytes, "this lexicon"));
  expect([...storedIndexes.collect(toolsWithAll).keys()]).toEqual([]);
  const loaded = toolsWithAll();
  const told = (one: Tools, kazakh: string) => {
    const senses = one.glossary.senses(kazakh);
    const meanings = (["en", "ru"] as const).map((language) =>
      senses.flatMap((sense) =>
        sense[language].map((said) =>
          one.glossary.meaning(said, language).map(({ kz, pos }) => `${kz}/${pos}`),
        ),
      ),
    );
    return JSON.stringify([senses, meanings, one.spelling.headwords(kazakh)]);
  };
  const words = [...defaultLexicon().entries.map(({ lemma }) => lemma), "жоқсөз"];
  expect(words.filter((word) => told(loaded, word) !== told(built, word))).toEqual([]);
  for (const language of ["kz", "en", "ru"] as const) {
    const found = (one: Tools, text: string) => JSON.stringify(one.memory.find(text, language));
    const lines = built.memory.lines.map((line) => line[language]);
    expect(lines.filter((line) => found(loaded, line) !== found(built, line))).toEqual([]);
  }
  const near = (one: Tools, text: string) =>
    one.wordTopics.find(text).map(({ topic, share }) => [topic.id, share]);
  for (const asked of ["words for food", "слова про погоду", "үй сөздері"])
    expect(near(loaded, asked)).toEqual(near(built, asked));
});

test("a line or a meaning that changes makes another print of the course", () => {
  const lines = rememberedLines(course);
  const print = printOf(course, lines);
  const [first, ...rest] = lines;
  if (!first) throw new Error("the course has no lines");
  expect(printOf(course, [{ ...first, en: `${first.en} more` }, ...rest])).not.toBe(print);
  const { meanings } = course.tutor;
  const changed = { ...meanings, en: { ...meanings.en, "one more": "үй" } };
  const other = { ...course, tutor: { ...course.tutor, meanings: changed } };
  expect(printOf(other, lines)).not.toBe(print);
  expect(printOf(course, [...lines])).toBe(print);
});
