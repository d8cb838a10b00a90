import { tool } from "ai";
import { z } from "zod";
import type { TutorWorker } from "./tutor-worker.ts";

const text = (longest: number, description: string) =>
  z.string().min(1).max(longest).describe(description);

/** What a model may ask of the tutor: facts about Kazakh, and nothing about anybody. */
export function modelTools(tutor: TutorWorker) {
  return {
    translate: tool({
      description:
        "Kazakh for an English or Russian word or simple sentence; empty when it cannot be said reliably.",
      inputSchema: z.object({ text: text(300, "English or Russian") }),
      execute: async ({ text }) => ({ kazakh: await tutor.translate(text) }),
    }),
    gloss: tool({
      description: "Each word of a Kazakh line with its dictionary form and meaning.",
      inputSchema: z.object({ text: text(300, "Kazakh"), language: z.enum(["en", "ru"]) }),
      execute: async ({ text, language }) => ({ words: await tutor.gloss(text, language) }),
    }),
    analyse: tool({
      description:
        "Readings of one Kazakh word, likeliest first, as lemma/part of speech/features; none: no such word.",
      inputSchema: z.object({ word: text(60, "one Kazakh word") }),
      execute: async ({ word }) => ({ readings: (await tutor.analyse(word)).slice(0, 8) }),
    }),
    inflect: tool({
      description: "A form of a Kazakh word by its UniMorph label.",
      inputSchema: z.object({
        lemma: text(60, "dictionary form; verbs end in -у, such as бару"),
        label: text(60, "UniMorph label, such as N;DAT;PL or V;PST;1;SG"),
      }),
      execute: async ({ lemma, label }) => ({ forms: await tutor.inflect(lemma, label) }),
    }),
    number: tool({
      description: "Digits as Kazakh words, or Kazakh number words as digits.",
      inputSchema: z.object({ text: text(100, "such as 42 or қырық екі") }),
      execute: async ({ text }) => ({ number: await tutor.number(text) }),
    }),
    find_lesson: tool({
      description: "Lessons of the course about a subject or a rule.",
      inputSchema: z.object({ about: text(100, "in English, such as family or dative") }),
      execute: async ({ about }) => ({ lessons: await tutor.findLesson(about) }),
    }),
    check_sentence: tool({
      description: "A learner's Kazakh sentence as it should be, with each slip and its rule.",
      inputSchema: z.object({ sentence: text(300, "Kazakh") }),
      execute: ({ sentence }) => tutor.checkSentence(sentence),
    }),
  };
}
