import { join, resolve } from "node:path";
import type { Course } from "../course/course.ts";
import { engineKnowledge } from "../gate/engine-knowledge.ts";
import { bothMeanings } from "../gloss/both-meanings.ts";
import { glossaryOf, makeGlosser } from "../gloss/index.ts";
import { readContent } from "../load.ts";
import { indexSentences } from "../sentences/index-sentences.ts";
import { contentReport } from "./content-report.ts";
import { hunspellUnknown } from "./hunspell.ts";

const root = join(import.meta.dirname, "../../../..");
const contentDir = resolve(process.env.CONTENT_DIR ?? join(root, "content"));

const { files, problems } = readContent(contentDir, join(root, ".cache/content.json"));
if (problems.length > 0) {
  console.warn(`${problems.length} problems in files left out here: see npm run content:check\n`);
}
const sentencesOf = (course: Course) =>
  indexSentences(course, makeGlosser(glossaryOf(course), bothMeanings));
console.log(contentReport(files, engineKnowledge(files), sentencesOf));
console.log(await hunspellUnknown(files));
