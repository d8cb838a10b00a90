import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bothMeanings } from "../gloss/both-meanings.ts";
import { glossaryOf, makeGlosser } from "../gloss/index.ts";
import { loadCourse } from "../load.ts";
import { indexSentences, SENTENCE_FILE } from "./index-sentences.ts";

const root = join(import.meta.dirname, "../../../..");

const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
  lenient: process.env.CONTENT_LENIENT === "1",
  warn: (line) => console.warn(line),
});
const file = indexSentences(course, makeGlosser(glossaryOf(course), bothMeanings));
mkdirSync(join(root, "build"), { recursive: true });
const draft = join(root, "build", `.${SENTENCE_FILE}.draft`);
writeFileSync(draft, JSON.stringify(file));
renameSync(draft, join(root, "build", SENTENCE_FILE));
console.log(
  `${Object.keys(file.lemmas).length} words and ${Object.keys(file.points).length} points in sentences`,
);
