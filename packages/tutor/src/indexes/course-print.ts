import { createHash } from "node:crypto";
import type { TaughtCourse } from "../taught-course.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

/** What the indexes of a course are made of, as a hash: indexes of another course are not found under it. */
export function printOf(
  { lessons, tutor }: TaughtCourse,
  lines: readonly RememberedLine[],
): string {
  const { meanings, expressions, wordLists, subjectWords } = tutor;
  const taught = lessons.map(({ slug, titles, level, words }) => [
    slug,
    titles,
    level,
    words.map(({ kz, pos, en, ru }) => [kz, pos, en, ru]),
  ]);
  return createHash("sha256")
    .update(JSON.stringify([taught, meanings, expressions, wordLists, subjectWords]))
    .update(lines.map(({ kz, en, ru }) => `${kz}\n${en}\n${ru}`).join("\n\n"))
    .digest("base64url");
}
