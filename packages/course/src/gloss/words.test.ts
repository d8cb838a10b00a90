import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bothMeanings } from "./both-meanings.ts";
import { makeGlosser } from "./gloss-text.ts";

const glosser = makeGlosser([], bothMeanings);
const glossOf = (sentence: string, word: string) =>
  glosser.gloss(sentence, glosser.namesIn([sentence])).find(({ text }) => text === word)?.gloss;

test("words in sentences are told as judged by hand: pronouns in their case, bids, helpers, hearsay, names", () => {
  const file = readFileSync(join(import.meta.dirname, "golden/words.tsv"), "utf8");
  const wrong: string[] = [];
  for (const line of file.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [sentence = "", word = "", lemma, upos = "", en, ru, suffixes] = line.split("\t");
    const gloss = glossOf(sentence, word);
    const meant = gloss?.parts.flatMap(({ suffix, means }) => means ?? suffix ?? []).join(" ");
    const { lemma: found, upos: kind = "", meaning } = gloss ?? {};
    const isRight = found === lemma && upos.split("/").includes(kind) && meant === suffixes;
    if (!isRight || meaning?.en !== en || meaning?.ru !== ru)
      wrong.push(`${line} <> ${found} ${kind} ${meaning?.en} | ${meaning?.ru} ${meant}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["Күйеу жігіт келді.", "жігіт", "күйеу жігіт"],
  ["Бұл аң Қызыл тізімге енген.", "тізімге", "Қызыл тізім"],
  ["Ол ән сала бастады.", "сала", "ән салу"],
  ["Алдын ала айтыңыз.", "ала", "алдын ала"],
])("in %s the word %s belongs to the expression %s", (sentence, word, expression) => {
  expect(glossOf(sentence, word)?.expression?.lemma).toBe(expression);
});

test("a word kept for review keeps the meaning of its dictionary form", () => {
  expect(glossOf("Оған айт.", "Оған")?.lemmaMeaning?.en).toBe("he; she; it");
  expect(glossOf("Оған айт.", "Оған")?.built).toBe("dat");
  expect(glossOf("Ол жүгіре алады.", "алады")?.lemmaMeaning?.en).toContain("take");
  expect(glossOf("Кітап алдым.", "Кітап")?.lemmaMeaning).toBeUndefined();
});

test("a comma parts a verb from the converb before it: no helper there", () => {
  expect(glossOf("Үйге келіп, отырды.", "отырды")?.helper).toBeUndefined();
});
