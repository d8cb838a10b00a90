import { analyse } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { wordsWritten } from "../care/care-reply.ts";
import { LANGUAGES } from "../reply.ts";
import { paradigmOf } from "../russian/paradigms.ts";
import { readingsOf } from "../russian/readings.ts";
import { nearestSentence } from "../translation/nearest.ts";

/** Asks once for whatever is found by an index that is otherwise made when it is first needed. */
export function makeAllIndexes(tools: Tools): void {
  const { glossary, memory, wordTopics, judge } = tools;
  analyse("мектептерімізден");
  for (const language of LANGUAGES) memory.find("су", language);
  for (const language of ["en", "ru"] as const) {
    glossary.knows("су", language);
    nearestSentence("су", language, tools);
  }
  wordTopics.find("су");
  wordsWritten(tools);
  paradigmOf("вода", "n");
  readingsOf("вода");
  // A slip that no other way of mending finds
  judge.check("Мен мектыпке барамын.");
}
