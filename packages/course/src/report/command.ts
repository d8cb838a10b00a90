import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { assembleCourse } from "../course/assemble-course.ts";
import type { Course } from "../course/course.ts";
import { engineKnowledge } from "../gate/engine-knowledge.ts";
import { bothMeanings } from "../gloss/both-meanings.ts";
import { glossaryOf, makeGlosser } from "../gloss/index.ts";
import { readContent } from "../load.ts";
import { indexSentences } from "../sentences/index-sentences.ts";
import { contentReport } from "./content-report.ts";
import { hunspellUnknown } from "./hunspell.ts";
import { lessonReport } from "./lesson-report.ts";
import { unitTable } from "./unit-table.ts";

const root = join(import.meta.dirname, "../../../..");
const contentDir = resolve(process.env.CONTENT_DIR ?? join(root, "content"));
const { values: options } = parseArgs({
  options: {
    /** A lesson (63, a-063) or a unit (a-02): what is missing in it. */
    lesson: { type: "string", multiple: true },
    /** Only the table of units. */
    units: { type: "boolean" },
  },
});

const { files, problems } = readContent(contentDir, join(root, ".cache/content.json"));
if (problems.length > 0) {
  console.warn(`${problems.length} problems in files left out here: see npm run content:check\n`);
}
const kazakh = engineKnowledge(files);
const course = assembleCourse(files);
if (options.lesson !== undefined) console.log(lessonReport(course, kazakh, options.lesson));
else if (options.units) console.log(unitTable(course, kazakh));
else {
  const sentencesOf = (one: Course) =>
    indexSentences(one, makeGlosser(glossaryOf(one), bothMeanings));
  console.log(contentReport(files, kazakh, sentencesOf));
  console.log(`\n${unitTable(course, kazakh)}`);
  console.log(await hunspellUnknown(files));
}
