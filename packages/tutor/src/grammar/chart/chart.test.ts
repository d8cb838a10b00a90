import { expect, test } from "vitest";
import { ChartGrammar, type LexicalEdge } from "./chart.ts";
import { ruleMaker } from "./rule.ts";

const rule = ruleMaker<{ S: string; NP: string; VP: string; PP: string; N: string; V: string }>();
const grammar = new ChartGrammar([
  rule("S", "NP VP", (who, does) => `(${who} ${does})`),
  rule("NP", "the N", (_, noun) => noun),
  rule("NP", "NP PP", (noun, where) => `[${noun} ${where}]`, 1),
  rule("VP", "V NP", (verb, what) => `${verb} ${what}`),
  rule("VP", "VP PP", (does, where) => `${does} ${where}`),
  rule("PP", "in NP", (_, where) => `in-${where}`),
]);
const NOUNS = /^(?:cat|garden|house)$/;
const lexical = (words: readonly string[]): LexicalEdge[] =>
  words.flatMap((word, from): LexicalEdge[] =>
    NOUNS.test(word) || word === "saw"
      ? [{ category: word === "saw" ? "V" : "N", from, to: from + 1, value: word, cost: 0 }]
      : [],
  );
const parsed = (text: string): unknown[] => {
  const words = text.split(" ");
  return grammar.parse(words, lexical(words), "S").map(({ value }) => value);
};

test("every reading of a sentence is found, the usual one first", () => {
  expect(parsed("the cat saw the house in the garden")).toEqual([
    "(cat saw house in-garden)",
    "(cat saw [house in-garden])",
  ]);
});

test("words that make no whole have no reading", () => {
  expect(parsed("the cat saw in")).toEqual([]);
  expect(parsed("the cat")).toEqual([]);
});
