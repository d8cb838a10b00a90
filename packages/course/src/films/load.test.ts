import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { scriptHash } from "./load.ts";

const folder = mkdtempSync(join(tmpdir(), "scenes-"));
mkdirSync(join(folder, "scenes"));
afterAll(() => rmSync(folder, { recursive: true }));

function hashOf(script: string): string {
  writeFileSync(join(folder, "scenes/a-001-hello.yaml"), script);
  return scriptHash(folder, "a-001-hello");
}

const lines = "id: 1\nlines:\n  - kz: Сәлем!\n";
const questions = (text: string) => `questions:\n  - question: ${text}\n\n    correct: a\n`;

test("a film stays the same while only its questions change, wherever they stand", () => {
  const bare = hashOf(lines);
  expect(hashOf(lines + questions("Кім?"))).toBe(bare);
  expect(hashOf(questions("Не?") + lines)).toBe(bare);
});

test("a film is another when anything that is filmed changes", () => {
  expect(hashOf(lines.replace("Сәлем", "Қайырлы таң") + questions("Кім?"))).not.toBe(
    hashOf(lines + questions("Кім?")),
  );
});
