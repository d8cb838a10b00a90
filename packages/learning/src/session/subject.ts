import { lowerKazakh } from "@tilashar/kazakh/script";
import type { SentenceMaterial } from "./material.ts";

/** What a word is known by among the subjects of items: its letters, as two lessons may teach one word. */
export const wordSubject = (kz: string): string => `word:${lowerKazakh(kz)}`;

/** Subjects of an item about a sentence; a word's example is about that word, too. */
export const sentenceSubjects = (
  { id }: SentenceMaterial,
  words: readonly string[] = [],
): string[] => [`sentence:${id}`, ...words.map(wordSubject)];

/** The lesson word that a sentence is the example of; null for other sentences. */
export function exampleOf({ id }: SentenceMaterial): number | null {
  const [, lesson, number] = /^e(\d+)-(\d+)$/.exec(id) ?? [];
  return lesson === undefined ? null : Number(lesson) * 100 + Number(number);
}

/** Lesson words that occur in a sentence, each once. */
export const wordsIn = ({ tokens }: SentenceMaterial): number[] => [
  ...new Set(tokens.flatMap(({ word }) => word ?? [])),
];
