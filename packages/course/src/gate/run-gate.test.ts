import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runGate } from "./run-gate.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gate-"));
  cpSync(join(import.meta.dirname, "../../fixtures/sound"), join(folder, "content"), {
    recursive: true,
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (...paths: string[]) =>
  runGate({ contentDir: join(folder, "content"), paths, from: folder, today: "2026-11-23" });

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, "content", file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

test("sound content passes", () => {
  expect(run()).toEqual({ lines: ["16 files: 0 errors, 0 warnings"], exitCode: 0 });
});

test("faults are shown as file, path, message and line, and fail the run", () => {
  edit("lessons/a-001-family.yaml", (text) =>
    text.replace("picture: old-man", "picture: young-man"),
  );
  edit("phrases/visiting.yaml", (text) => text.replace("register: siz", "register: you"));
  const { lines, exitCode } = run();
  expect(lines).toEqual([
    "content/phrases/visiting.yaml: phrases[0].register: must be one of sen, siz, any (line 10)",
    "content/lessons/a-001-family.yaml: words[1].picture: there is no picture called young-man (line 31)",
    "content/units/a-01-people.yaml: phrases[0]: there is no visiting in content/phrases (line 11)",
    "16 files: 3 errors, 0 warnings",
  ]);
  expect(exitCode).toBe(1);
});

test("only the files asked about are shown, though all are read", () => {
  edit("lessons/a-001-family.yaml", (text) =>
    text.replace("picture: old-man", "picture: young-man"),
  );
  expect(run("content/readings", "content/test/beginner.yaml").lines).toEqual([
    "2 files: 0 errors, 0 warnings",
  ]);
  expect(run("content/lessons/a-001-family.yaml").exitCode).toBe(1);
});

test("a path that is no content file is an error", () => {
  expect(run("content/lessons/a-999-none.yaml")).toEqual({
    lines: ["content/lessons/a-999-none.yaml: no such file", "0 files: 1 error, 0 warnings"],
    exitCode: 1,
  });
});

test("a warning alone does not fail the run", () => {
  edit("scenes/a-001-at-the-door.yaml", (text) => text.replace("How are you?", "I am well."));
  const { lines, exitCode } = run();
  expect(lines[0]).toContain("warning: only one of kz and this is a question");
  expect(exitCode).toBe(0);
});
