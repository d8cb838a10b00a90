import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { pullChanges } from "./pull-changes.ts";

const file = "lessons/a-002-family.yaml";
const source = join(import.meta.dirname, "../../../../../content", file);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function contentWithOneLesson(): string {
  const folder = mkdtempSync(join(tmpdir(), "pulled-"));
  folders.push(folder);
  mkdirSync(join(folder, "lessons"));
  cpSync(source, join(folder, file));
  return folder;
}

const change = { id: 7, file, path: "titles.en", old: "My family", text: "My own family" };

test("an approved change is written, and no byte beside it", () => {
  const folder = contentWithOneLesson();
  const before = readFileSync(source, "utf8");
  const again = { ...change, id: 8, old: change.text, text: "Our family" };
  expect(pullChanges(folder, [change, again])).toMatchObject({ exitCode: 0 });
  expect(readFileSync(join(folder, file), "utf8")).toBe(
    before.replace("  en: My family\n", "  en: Our family\n"),
  );
  const { lines, exitCode } = pullChanges(folder, [again]);
  expect(lines).toContain(`${file}: titles.en: stands there already (change 8)`);
  expect(exitCode).toBe(0);
});

test("what has moved on, is gone or lies elsewhere is refused, and the rest is written", () => {
  const folder = contentWithOneLesson();
  const { lines, exitCode } = pullChanges(folder, [
    { ...change, id: 1, old: "Another title" },
    { ...change, id: 2, file: "lessons/none.yaml" },
    { ...change, id: 3, file: "../outside.yaml" },
    { ...change, id: 4, path: "id", old: "2", text: "3" },
    change,
  ]);
  expect(exitCode).toBe(1);
  expect(lines.filter((line) => line.includes("refused:"))).toHaveLength(4);
  expect(lines).toContain("1 changed, 0 there already, 4 refused.");
});
