import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentFile } from "../content-file/content-kind.ts";
import { showProblem } from "../content-file/problem.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { readContent } from "../load.ts";
import { engineKnowledge } from "./engine-knowledge.ts";
import { levelShareProblems } from "./level-share-problems.ts";

const root = join(import.meta.dirname, "../../../..");
const { files } = readContent(join(root, "content"), join(root, ".cache/content.json"));
const kazakh = engineKnowledge(files);

const check = (contents: readonly ContentFile[]) =>
  levelShareProblems({
    files: [],
    course: assembleCourse(contents),
    kazakh,
    pictures: { has: () => true, coverBytes: () => 0 },
  }).map(showProblem);

type LessonLines = { dialogue?: unknown; sentences?: unknown };

/** The course with the lines of a level's lessons changed. */
function withLines(level: string, change: (lines: LessonLines) => void): ContentFile[] {
  const copy = structuredClone(files) as ContentFile[];
  for (const { kind, data } of copy)
    if (kind === "lesson" && data.level === level) change(data as LessonLines);
  return copy;
}

// That the course passes is found by the gate itself, `npm run content:check`.
test("without what a level says its words come back too seldom", () => {
  const silent = withLines("advanced", (lines) => {
    delete lines.dialogue;
    delete lines.sentences;
  });
  expect(check(silent).join("\n")).toMatch(
    /lessons: .*words are met twice again in level C; at least 70 %/,
  );
});

test("lines of words that come later are told", () => {
  const later = files.find(({ kind, file }) => kind === "lesson" && file.includes("c-419"));
  if (later?.kind !== "lesson") throw new Error("lesson 419 has the late words of this test");
  const ahead = withLines("intermediate", (lines) => {
    delete lines.dialogue;
    lines.sentences = later.data.sentences;
  });
  expect(check(ahead).join("\n")).toMatch(
    /words of lines are known by then in level B; at least 92 %/,
  );
});
