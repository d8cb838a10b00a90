import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseContent } from "./parse-content.ts";
import { showProblem } from "./problem.ts";

const sound = join(import.meta.dirname, "../../fixtures/sound");
const lesson = readFileSync(join(sound, "lessons/a-001-family.yaml"), "utf8");
const file = "lessons/a-001-family.yaml";

const faults = (text: string, name = file) => parseContent(name, text).problems.map(showProblem);

test("a sound lesson is read whole", () => {
  const { content } = parseContent(file, lesson);
  expect(content?.kind).toBe("lesson");
  expect(content?.kind === "lesson" && content.data.words).toHaveLength(12);
});

test("every fault of a file is reported at once, each with its place", () => {
  const text = lesson
    .replace("id: 1", "id: one")
    .replace("kz: отбасы", "kz: ''")
    .replace("pos: noun", "pos: noum")
    .replace("author:", "autor:");
  expect(faults(text)).toEqual(
    expect.arrayContaining([
      `${file}: unknown field autor`,
      `${file}: missing field author`,
      `${file}: id: must be a whole number`,
      `${file}: words[0].kz: must not be empty`,
      expect.stringContaining(`${file}: words[0].pos: must be one of noun, verb`),
    ]),
  );
});

test("text that would not fit the screen tells by how much", () => {
  const long = "а".repeat(70);
  expect(faults(lesson.replace("kz: Менің отбасым", `kz: ${long}`))).toEqual([
    `${file}: titles.kz: too long: at most 48 characters fit the screen, these are 70`,
  ]);
});

test("a lesson with too few words is refused", () => {
  const text = lesson.replace(/ {2}- n: 12[\s\S]*?(?=note:)/, "");
  expect(faults(text)).toEqual([`${file}: words: too few: at least 12`]);
});

test("a flag that the lexicon does not have is refused", () => {
  const text = lesson.replace("pos: noun", "pos: noun\n    flags: [voiced]");
  expect(faults(text)[0]).toContain("words[0].flags[0]: must be stem=…, poss=…, back");
});

test("broken YAML is a fault of the file with its line", () => {
  const [fault] = faults(lesson.replace("titles:", "titles: ["));
  expect(fault).toMatch(/^lessons\/a-001-family\.yaml: not readable as YAML: .*line \d+/);
});

test("a key written twice is a fault", () => {
  expect(
    faults(lesson.replace("level: beginner", "level: beginner\nlevel: advanced"))[0],
  ).toContain("not readable as YAML");
});

test("anchors and aliases cannot blow a file up", () => {
  const bomb = `id: &a [1]\nlevel: [*a, *a]\n`;
  expect(faults(bomb)[0]).toContain("not readable as YAML");
});

test("a file in no known folder is told so", () => {
  expect(faults("id: 1", "poems/one.yaml")[0]).toContain("not a place for content");
  expect(faults("id: 1", "lessons/deep/one.yaml")[0]).toContain("not a place for content");
});

test("only the branch that the author meant is reported for a line or its three languages", () => {
  const test = readFileSync(join(sound, "test/beginner.yaml"), "utf8");
  const text = test.replace("a: базарда,", "a: { kz: базарда, en: at the market },");
  expect(faults(text, "test/beginner.yaml")).toEqual([
    "test/beginner.yaml: questions[0].options.a: missing field ru",
  ]);
});
