import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ClauseJudge } from "@tilashar/clause";
import { loadCourse } from "../../load.ts";
import { courseSentences } from "../../sentences/course-sentences.ts";
import { kazakhInContent } from "./kazakh-in-content.ts";
import { usageOf, usageText } from "./usage-of.ts";

const contentDir = process.env.CONTENT_DIR ?? join(import.meta.dirname, "../../../../../content");

const course = loadCourse({ contentDir });
const sentences = courseSentences(course).map(({ kz }) => kz);
const judge = new ClauseJudge(course.government, course.calques);
const usage = usageOf(
  (one) => judge.parse(one),
  judge.government,
  sentences,
  kazakhInContent(contentDir),
);
writeFileSync(join(contentDir, "usage.yaml"), usageText(usage));
console.log(`${Object.keys(usage.verbs).length} verbs from ${sentences.length} texts`);
