import type { ContentFile, ContentKind } from "../content-file/content-kind.ts";
import type { Problem } from "../content-file/problem.ts";
import type { TextField } from "../content-file/text-field.ts";
import { textFields } from "../content-file/text-fields.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { linkProblems } from "../course/link-problems.ts";
import { checksOfAllFiles, checksOfOneFile } from "./checks.ts";
import type { GateContext } from "./gate-context.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";

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
  const own = checksOfOneFile.flatMap((check) => check({ ...all, files: near }));
  const compared = [...linkProblems(contents), ...checksOfAllFiles.flatMap((check) => check(all))];
  return [
    ...own.filter((problem) => problem.file === file),
    ...compared.filter((problem) => problem.file === file || problem.severity === "error"),
  ];
}
