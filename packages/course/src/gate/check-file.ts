import type { ContentFile, ContentKind } from "../content-file/content-kind.ts";
import type { Problem } from "../content-file/problem.ts";
import type { TextField } from "../content-file/text-field.ts";
import { textFields } from "../content-file/text-fields.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { linkProblems } from "../course/link-problems.ts";
import { agreementProblems } from "./agreement-problems.ts";
import { calqueProblems } from "./calque-problems.ts";
import { duplicateProblems } from "./duplicate-problems.ts";
import { exampleProblems } from "./example-problems.ts";
import type { GateContext } from "./gate-context.ts";
import { governmentProblems } from "./government-problems.ts";
import { grammarProblems } from "./grammar-problems.ts";
import { headwordProblems } from "./headword-problems.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { kazakhProblems } from "./kazakh-problems.ts";
import { languageProblems } from "./language-problems.ts";
import { lostPartProblems } from "./lost-part-problems.ts";
import { progressionProblems } from "./progression-problems.ts";
import { questionProblems } from "./question-problems.ts";
import { readabilityProblems } from "./readability-problems.ts";
import { sentenceProblems } from "./sentence-problems.ts";

/** Checks that look at one text after the other. */
const OF_ONE_FILE: readonly ((context: GateContext) => Problem[])[] = [
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
];

/** Checks that compare a file with all others. */
const OF_ALL_FILES: readonly ((context: GateContext) => Problem[])[] = [
  duplicateProblems,
  readabilityProblems,
  progressionProblems,
];

/** What the checks look things up in, whichever file they look at. */
const LOOKED_UP: ReadonlySet<ContentKind> = new Set(["calques", "government", "usage"] as const);

/** Whoever checks one file after another has the same others each time. */
const fieldsOf = new WeakMap<ContentFile, readonly TextField[]>();

/**
 * What is wrong or doubtful in one file among all others, in a tenth of the time that the gate takes for
 * everything. Pictures are not looked at: a changed text changes none.
 *
 * @returns problems of the file, and errors that compare it with others and stand in those
 */
export function checkFile(
  contents: readonly ContentFile[],
  file: string,
  kazakh: KazakhKnowledge,
): Problem[] {
  const course = assembleCourse(contents);
  const pictures = { has: () => true, coverBytes: () => 0 };
  const withFields = (content: ContentFile) => {
    const known = fieldsOf.get(content) ?? textFields(content);
    fieldsOf.set(content, known);
    return { content, fields: known };
  };
  const all: GateContext = { files: contents.map(withFields), course, kazakh, pictures };
  const near = all.files.filter(
    ({ content }) => content.file === file || LOOKED_UP.has(content.kind),
  );
  const own = OF_ONE_FILE.flatMap((check) => check({ ...all, files: near }));
  const compared = [...linkProblems(contents), ...OF_ALL_FILES.flatMap((check) => check(all))];
  return [
    ...own.filter((problem) => problem.file === file),
    ...compared.filter((problem) => problem.file === file || problem.severity === "error"),
  ];
}
