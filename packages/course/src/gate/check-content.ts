import type { ContentFile } from "../content-file/content-kind.ts";
import type { Problem } from "../content-file/problem.ts";
import { textFields } from "../content-file/text-fields.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { linkProblems } from "../course/link-problems.ts";
import { checksOfAllFiles, checksOfOneFile } from "./checks.ts";
import type { GateContext, PictureKnowledge } from "./gate-context.ts";
import type { KazakhKnowledge } from "./kazakh-knowledge.ts";
import { levelShareProblems } from "./level-share-problems.ts";
import { pictureProblems } from "./picture-problems.ts";

/** Everything that is wrong or doubtful in content whose files fit their schemas, by file. */
export function checkContent(
  contents: readonly ContentFile[],
  kazakh: KazakhKnowledge,
  pictures: PictureKnowledge,
): Problem[] {
  const files = contents.map((content) => ({ content, fields: textFields(content) }));
  const context: GateContext = { files, course: assembleCourse(contents), kazakh, pictures };
  const checks = [...checksOfOneFile, ...checksOfAllFiles, pictureProblems, levelShareProblems];
  const problems = [...linkProblems(contents), ...checks.flatMap((check) => check(context))];
  const place = new Map(contents.map(({ file }, index) => [file, index]));
  return problems.sort(
    (a, b) => (place.get(a.file) ?? contents.length) - (place.get(b.file) ?? contents.length),
  );
}
