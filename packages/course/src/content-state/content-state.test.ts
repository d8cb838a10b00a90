import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentState, isUnchanged } from "./load.ts";

let folder = "";
const lesson = () => join(folder, "lessons/a-001-family.yaml");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(import.meta.dirname, "../../fixtures/sound"), folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("files that were copied are the same, though their times are others", () => {
  const state = contentState(folder);
  expect(isUnchanged(folder, state)).toBe(true);
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(folder, copy, { recursive: true });
  expect(contentState(copy).times).not.toBe(state.times);
  expect(isUnchanged(copy, state)).toBe(true);
  rmSync(copy, { recursive: true });
});

test("a file of the same size whose time was put back has changed", () => {
  const state = contentState(folder);
  const { atime, mtime } = statSync(lesson());
  writeFileSync(lesson(), readFileSync(lesson(), "utf8").replace("My family", "My familx"));
  utimesSync(lesson(), atime, mtime);
  expect(isUnchanged(folder, state)).toBe(false);
});

test("a file that came and one that went are changes", () => {
  const state = contentState(folder);
  const other = lesson().replace("a-001", "a-002");
  cpSync(lesson(), other);
  expect(isUnchanged(folder, state)).toBe(false);
  rmSync(lesson());
  expect(isUnchanged(folder, state)).toBe(false);
});
