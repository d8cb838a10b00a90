import { expect, test } from "vitest";
import type { ContentFile } from "../content-file/content-kind.ts";
import { type CoversOnDisk, coverProblems, maxCoversBytes } from "./cover-problems.ts";

const lesson = (id: number, level: string) =>
  ({ kind: "lesson", file: `lessons/${id}.yaml`, data: { id, level } }) as unknown as ContentFile;
const unit = (...lessons: number[]) =>
  ({ kind: "unit", file: "units/one.yaml", data: { lessons } }) as unknown as ContentFile;
const reading = (id: number) =>
  ({ kind: "reading", file: `readings/${id}.yaml`, data: { id } }) as unknown as ContentFile;
const covers = (...ids: (number | string)[]): ContentFile => ({
  kind: "covers",
  file: "covers/a.yaml",
  data: Object.fromEntries(ids.map((id) => [id, { place: "yurt" }])),
});

const disk = (
  drawn: readonly (number | string)[],
  changes: Partial<CoversOnDisk> = {},
): CoversOnDisk => ({
  manifest: { covers: drawn.map((id) => ({ of: `${id}`, scene: "same", made: "m" })) },
  size: () => 9000,
  sceneHash: () => "same",
  ...changes,
});

const messages = (files: readonly ContentFile[], on: CoversOnDisk) =>
  coverProblems(files, on)
    .map(({ file, message }) => `${file}: ${message}`)
    .join("\n");

test("drawn covers of described lessons have no problems", () => {
  expect(messages([lesson(1, "beginner"), unit(1), covers(1)], disk([1]))).toBe("");
});

test("a content folder that describes no cover needs none", () => {
  expect(messages([lesson(1, "beginner"), unit(1)], disk([]))).toBe("");
});

test("a scene edited after it was drawn makes its cover stale", () => {
  const on = disk([1], { sceneHash: () => "other" });
  expect(messages([lesson(1, "beginner"), unit(1), covers(1)], on)).toContain(
    "has changed since its cover was drawn",
  );
});

test("a cover of no lesson, a missing picture and a heavy one are errors", () => {
  expect(messages([covers(9)], disk([9]))).toContain("there is no lesson of this number");
  const files = [lesson(1, "beginner"), unit(1), covers(1)];
  expect(messages(files, disk([1], { size: () => null }))).toContain("1-strip.avif is missing");
  expect(messages(files, disk([1], { size: () => 30_000 }))).toContain("show less");
  expect(messages(files, disk([1], { size: () => maxCoversBytes }))).toContain("the covers take");
});

test("every lesson of level A needs a cover, and a unit beyond at least one", () => {
  const files = [
    lesson(1, "beginner"),
    lesson(2, "beginner"),
    lesson(201, "intermediate"),
    covers(1),
  ];
  expect(messages([...files, unit(201)], disk([1]))).toBe(
    "lessons/2.yaml: a lesson of level A needs a scene in covers/a.yaml\nunits/one.yaml: no lesson of this unit has a scene in covers/",
  );
});

test("a text is no lesson of its number, and none is left without a cover where one has it", () => {
  const files = [lesson(1, "beginner"), unit(1), reading(1), reading(2), reading(3)];
  const described = covers(1, "reading-1", "reading-2", "reading-9");
  expect(messages([...files, described], disk([1, "reading-1", "reading-2", "reading-9"]))).toBe(
    "covers/a.yaml: there is no reading of this number\nreadings/3.yaml: a text needs a scene in covers/readings.yaml",
  );
  expect(messages([...files, covers(1)], disk([1]))).toBe("");
});
