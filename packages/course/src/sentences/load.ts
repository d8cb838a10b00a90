import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Course } from "../course/course.ts";
import { SENTENCE_FILE, type SentenceFile } from "./index-sentences.ts";
import { makeSentenceBank, type SentenceBank } from "./sentence-bank.ts";

/**
 * The bank of sentences for whoever does not need it at once: read when it is first asked for.
 *
 * @throws when it has not been built
 */
export function lazySentenceBank(course: Course, folder: string): () => SentenceBank {
  statSync(join(folder, SENTENCE_FILE));
  let bank: SentenceBank | undefined;
  return () => {
    bank ??= loadSentenceBank(course, folder);
    return bank;
  };
}

/**
 * Reads the bank of sentences, whose index is made when the product is built.
 *
 * @param folder the build folder
 * @throws when it has not been built, or from another course
 */
export function loadSentenceBank(course: Course, folder: string): SentenceBank {
  const file = JSON.parse(readFileSync(join(folder, SENTENCE_FILE), "utf8")) as SentenceFile;
  return makeSentenceBank(course, file);
}
