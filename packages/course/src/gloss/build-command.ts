import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lazyKazakhWords, WORDS_FILE } from "../kazakh-words/kazakh-words.ts";
import { loadCourse } from "../load.ts";
import { bothMeanings } from "./both-meanings.ts";
import { makeGlosser } from "./gloss-text.ts";
import { glossaryOf } from "./glossary.ts";
import { lemmaCounts } from "./known-share.ts";
import { LEMMA_FILE, type LemmaFile } from "./lemma-file.ts";

const root = join(import.meta.dirname, "../../../..");

const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
  lenient: process.env.CONTENT_LENIENT === "1",
  warn: (line) => console.warn(line),
});
const glosser = makeGlosser(glossaryOf(course), bothMeanings);
const lemmas: LemmaFile = Object.fromEntries(
  course.readings.map((reading) => [reading.id, [...lemmaCounts(reading, glosser)]]),
);
mkdirSync(join(root, "build"), { recursive: true });
write(WORDS_FILE, lazyKazakhWords(course)());
write(LEMMA_FILE, JSON.stringify(lemmas));
console.log(`the dictionary forms of ${course.readings.length} texts`);

/** Whole or not at all. */
function write(name: string, text: string): void {
  const draft = join(root, "build", `.${name}.draft`);
  writeFileSync(draft, text);
  renameSync(draft, join(root, "build", name));
}
