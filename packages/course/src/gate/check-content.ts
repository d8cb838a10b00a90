import type { ContentFile } from "../content-file/content-kind.ts";
import type { Problem } from "../content-file/problem.ts";
import { textFields } from "../content-file/text-fields.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { linkProblems } from "../course/link-problems.ts";
import { agreementProblems } from "./agreement-problems.ts";
import { calqueProblems } from "./calque-problems.ts";
import { duplicateProblems } from "./duplicate-problems.ts";
import { exampleProblems } from "./example-problems.ts";
import type { GateContext, PictureKnowledge } from "./gate-context.ts";
import { governmentProblems } from "./government-problems.ts";
import { grammarProblems } from "./grammar-problems.ts";
import { headwordProblems } from "./headword-problems.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { kazakhProblems } from "./kazakh-problems.ts";
import { languageProblems } from "./language-problems.ts";
import { levelShareProblems } from "./level-share-problems.ts";
import { lostPartProblems } from "./lost-part-problems.ts";
import { pictureProblems } from "./picture-problems.ts";
import { progressionProblems } from "./progression-problems.ts";
import { questionProblems } from "./question-problems.ts";
import { readabilityProblems } from "./readability-problems.ts";
import { sentenceProblems } from "./sentence-problems.ts";

const CHECKS: readonly ((context: GateContext) => Problem[])[] = [
  duplicateProblems,
  languageProblems,
  kazakhProblems,
  headwordProblems,
  exampleProblems,
  agreementProblems,
  governmentProblems,
  sentenceProblems,
  questionProblems,
  grammarProblems,
  lostPartProblems,
  calqueProblems,
  pictureProblems,
  readabilityProblems,
  progressionProblems,
  levelShareProblems,
];

/** Everything that is wrong or doubtful in content whose files fit their schemas, by file. */
export function checkContent(
  contents: readonly ContentFile[],
  kazakh: KazakhKnowledge,
  pictures: PictureKnowledge,
): Problem[] {
  const files = contents.map((content) => ({ content, fields: textFields(content) }));
  const context: GateContext = { files, course: assembleCourse(contents), kazakh, pictures };
  const problems = [...linkProblems(contents), ...CHECKS.flatMap((check) => check(context))];
  const place = new Map(contents.map(({ file }, index) => [file, index]));
  return problems.sort(
    (a, b) => (place.get(a.file) ?? contents.length) - (place.get(b.file) ?? contents.length),
  );
}
