import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError, loadCourse } from "./load.ts";

const sound = join(import.meta.dirname, "../fixtures/sound");
let folder = "";
let contentDir = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "course-"));
  contentDir = join(folder, "content");
  cpSync(sound, contentDir, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, change: (text: string) => string, to = file): void {
  writeFileSync(join(contentDir, to), change(readFileSync(join(contentDir, file), "utf8")));
}

function problemsOf(load: () => unknown): string {
  try {
    load();
  } catch (fault) {
    if (fault instanceof ContentError) return fault.message;
    throw fault;
  }
  return "";
}

test("everything is found by its id and nothing can be changed", () => {
  const course = loadCourse({ contentDir });
  const lesson = course.lessonById.get(1);
  expect(lesson?.slug).toBe("a-001-family");
  expect(course.wordById.get(102)).toBe(lesson?.words[1]);
  expect(course.readingById.get(1)?.questions).toHaveLength(3);
  expect(course.sceneById.get(1)?.lines).toHaveLength(4);
  expect(course.testQuestionById.get(2)?.level).toBe("beginner");
  expect(course.phraseTopics[0]?.phrases[1]?.id).toBe("visiting-2");
  expect(course.proverbTopics[0]?.proverbs[0]?.id).toBe("kin-1");
  expect(() => Object.assign(lesson?.words[0] ?? {}, { kz: "басқа" })).toThrow(TypeError);
});

test("a word keeps its id when another is put before it", () => {
  const inserted = (text: string) =>
    text.replace(
      "words:\n",
      "words:\n  - n: 13\n    kz: шай\n    pos: noun\n    ru: [чай]\n    en: [tea]\n    example: { kz: Шай ішеміз., ru: Мы пьём чай., en: We drink tea. }\n",
    );
  edit("lessons/a-001-family.yaml", inserted);
  const course = loadCourse({ contentDir });
  expect(course.wordById.get(101)?.kz).toBe("отбасы");
  expect(course.wordById.get(113)?.kz).toBe("шай");
});

test("faults of several files stop the start together", () => {
  edit("units/a-01-people.yaml", (text) => text.replace("lessons: [1]", "lessons: [9]"));
  edit("words-of-the-day/03-march.yaml", (text) => text.replace("month: 3", "month: 13"));
  const message = problemsOf(() => loadCourse({ contentDir }));
  expect(message).toContain(
    "lessons/a-001-family.yaml: id: no unit lists lesson 1: see content/units",
  );
  expect(message).toContain("units/a-01-people.yaml: lessons[0]: there is no 9 in content/lessons");
  expect(message).toContain("words-of-the-day/03-march.yaml: month: must be <= 12");
});

test("an id used twice and a file name that tells another id are named", () => {
  edit("lessons/a-001-family.yaml", (text) => text, "lessons/a-002-again.yaml");
  const message = problemsOf(() => loadCourse({ contentDir }));
  expect(message).toContain("a-002-again.yaml: the file's name must be a-001-<topic>.yaml");
  expect(message).toContain(
    "a-002-again.yaml: id: 1 is already the id of lessons/a-001-family.yaml",
  );
});

test("a number used twice in a lesson names the next free one", () => {
  edit("lessons/a-001-family.yaml", (text) => text.replace("n: 2\n", "n: 1\n"));
  expect(problemsOf(() => loadCourse({ contentDir }))).toContain(
    "words[1].n: 1 is used twice; the next free one is 13",
  );
});

test("units that are not listed, of another level, or that share a text are named", () => {
  const second = (text: string) =>
    text
      .replace("id: a-01-people", "id: b-01-people")
      .replace("level: beginner", "level: intermediate")
      .replace("lessons: [1]", "lessons: [2]");
  edit("units/a-01-people.yaml", second, "units/b-01-people.yaml");
  const message = problemsOf(() => loadCourse({ contentDir }));
  expect(message).toContain("b-01-people.yaml: id: curriculum.yaml does not list b-01-people");
  expect(message).toContain("b-01-people.yaml: readings[0]: 1 is beginner, the unit intermediate");
  expect(message).toContain("b-01-people.yaml: readings[0]: 1 belongs to a-01-people already");
  edit("curriculum.yaml", (text) =>
    text.replace("  - a-01-people", "  - b-01-people\n  - a-01-people\n  - c-01-lost"),
  );
  const listed = problemsOf(() => loadCourse({ contentDir }));
  expect(listed).toContain("units[1]: a-01-people comes after units of a higher level");
  expect(listed).toContain("units[2]: no unit c-01-lost in content/units");
});

test("lessons come in the order of their units, whatever their ids", () => {
  const second = (text: string) =>
    text.replace(/^id: 1$/m, "id: 2").replace("Менің отбасым", "Екі");
  edit("lessons/a-001-family.yaml", second, "lessons/a-002-again.yaml");
  edit("units/a-01-people.yaml", (text) => text.replace("lessons: [1]", "lessons: [2, 1]"));
  const course = loadCourse({ contentDir });
  expect(course.lessons.map(({ id }) => id)).toEqual([2, 1]);
  expect(course.lessonById.get(1)?.unit).toBe("a-01-people");
  expect(course.unitById.get("a-01-people")?.phrases).toEqual(["visiting"]);
});

test("a speaker nobody introduced and a day that does not exist are named", () => {
  edit("scenes/a-001-at-the-door.yaml", (text) => text.replace("speaker: asan", "speaker: nobody"));
  edit("lessons/a-001-family.yaml", (text) =>
    text.replace("{ speaker: asan", "{ speaker: someone"),
  );
  edit("words-of-the-day/03-march.yaml", (text) =>
    text.replace("month: 3", "month: 2").replace("day: 22", "day: 30"),
  );
  const message = problemsOf(() => loadCourse({ contentDir }));
  expect(message).toContain("lines[0].speaker: nobody is not one of the characters");
  expect(message).toContain("dialogue.turns[0].speaker: someone is not one of the speakers");
  expect(message).toContain("words[0].day: month 2 has no day 30");
});

test("a lenient start leaves a faulty file out, says so, and keeps the rest", () => {
  edit("lessons/a-001-family.yaml", (text) => text, "lessons/a-002-again.yaml");
  edit("readings/a-001-at-grandmothers.yaml", (text) => text.replace("level: beginner", ""));
  const warnings: string[] = [];
  const course = loadCourse({ contentDir, lenient: true, warn: (line) => warnings.push(line) });
  expect(course.lessons.map(({ slug }) => slug)).toEqual(["a-001-family"]);
  expect(course.readings).toEqual([]);
  expect(warnings).toContainEqual(expect.stringMatching(/^left out: readings\/a-001-at-grand/));
  expect(warnings).toContainEqual(expect.stringMatching(/^left out: lessons\/a-002-again/));
});

test("the cache gives the same course, and never an old one", () => {
  const cacheFile = join(folder, "cache/content.json");
  const first = loadCourse({ contentDir, cacheFile });
  expect(loadCourse({ contentDir, cacheFile })).toEqual(first);
  edit("lessons/a-001-family.yaml", (text) => text.replace("en: My family", "en: Our family"));
  expect(loadCourse({ contentDir, cacheFile }).lessonById.get(1)?.titles.en).toBe("Our family");
});

test("a damaged cache, or one that cannot be written, costs nothing but time", () => {
  const cacheFile = join(folder, "cache.json");
  writeFileSync(cacheFile, '{"version":');
  expect(loadCourse({ contentDir, cacheFile }).lessons).toHaveLength(1);
  const unwritable = join(contentDir, "curriculum.yaml", "cache.json");
  expect(loadCourse({ contentDir, cacheFile: unwritable }).lessons).toHaveLength(1);
});
