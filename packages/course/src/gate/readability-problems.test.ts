import { join } from "node:path";
import { expect, test } from "vitest";
import type { ContentFile, ContentKinds } from "../content-file/content-kind.ts";
import { showProblem } from "../content-file/problem.ts";
import { assembleCourse } from "../course/assemble-course.ts";
import { readContent } from "../load.ts";
import { engineKnowledge } from "./engine-knowledge.ts";
import { readabilityProblems } from "./readability-problems.ts";

type Lesson = ContentKinds["lesson"];
type Word = Lesson["words"][number];

const { files: sound } = readContent(join(import.meta.dirname, "../../fixtures/sound"));

/** The sound lesson with other words, whose examples say each word by itself. */
function lessonOf(id: number, headwords: readonly string[], examples: readonly string[]): Lesson {
  const { data } = sound.find((file) => file.kind === "lesson") as { data: Lesson };
  const [word] = data.words as [Word];
  return {
    ...data,
    id,
    words: headwords.map((kz, place) => ({
      ...word,
      n: place + 1,
      kz,
      example: { ...word.example, kz: examples[place % examples.length] ?? kz },
    })),
  };
}

/** Enough made-up headwords for the share of known words to be judged. */
const enough = Array.from("бвгджзклмнпрст", (first) =>
  Array.from("аоұыеөүібжкмт", (last) => `${first}а${last}`),
).flat();

function readability(second: Lesson): string[] {
  const lessons = [lessonOf(1, enough, ["Ата."]), second, lessonOf(3, ["кітап"], ["Кітап."])];
  const files: ContentFile[] = [
    ...sound
      .filter(({ kind }) => kind !== "lesson")
      .map((file) =>
        file.kind === "unit" ? { ...file, data: { ...file.data, lessons: [1, 2, 3] } } : file,
      ),
    ...lessons.map((data) => ({
      kind: "lesson" as const,
      file: `lessons/a-00${data.id}-words.yaml`,
      data,
    })),
  ];
  return readabilityProblems({
    files: files.map((content) => ({ content, fields: [] })),
    course: assembleCourse(files),
    kazakh: engineKnowledge(files),
    pictures: { has: () => true, coverBytes: () => 0 },
  })
    .map(showProblem)
    .filter((line) => line.startsWith("lessons/a-002"));
}

test("examples of words that come later are too hard, unless the lesson meets those words ahead", () => {
  const second = lessonOf(2, ["дәптер"], ["Кітап."]);
  expect(readability(second)).toEqual([
    expect.stringContaining("0 % of the words are known by now"),
  ]);
  expect(readability({ ...second, ahead: [301] })).toEqual([]);
});
