import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ContentFile } from "../content-file/content-kind.ts";
import { parseContent } from "../content-file/parse-content.ts";
import { changeText } from "../edit/change-text.ts";
import { readContent } from "../load.ts";
import { checkFile } from "./check-file.ts";
import { engineKnowledge } from "./engine-knowledge.ts";

const root = join(import.meta.dirname, "../../../..");
const contentDir = join(root, "content");
const file = "lessons/a-002-family.yaml";
let contents: readonly ContentFile[] = [];

beforeAll(() => {
  contents = readContent(contentDir, join(root, ".cache/content.json")).files;
});

/** What the gate says of the lesson after texts of it have changed. */
function after(changes: readonly (readonly [path: string, text: string])[]): string {
  const yaml = readFileSync(join(contentDir, file), "utf8");
  const changedYaml = changes.reduce(
    (now, [path, text]) => changeText(file, now, path, text),
    yaml,
  );
  const { content } = parseContent(file, changedYaml);
  const changed = contents.map((one) => (one.file === file && content ? content : one));
  return checkFile(changed, file, engineKnowledge(changed))
    .filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path}: ${message}`)
    .join("\n");
}

test("the gate for one file finds nothing in the file as it is", () => {
  expect(checkFile(contents, file, engineKnowledge(contents))).toEqual([]);
});

// Of one file with all of them: what the gate knows of the whole course takes longer than to check a file.
test("it tells of a word nobody knows, an example without its headword, a Latin letter and another lesson's headword", () => {
  const told = after([
    ["words[0].example.kz", "Біздің үйіміз флуржан."],
    ["words[1].kz", "aта"],
    ["words[2].kz", "нан"],
  ]);
  expect(told).toMatch(/^words\[0\]\.example\.kz: .*флуржан/m);
  expect(told).toMatch(/^words\[0\]\.example\.kz: .*отбасы/m);
  expect(told).toMatch(/^words\[1\]\.kz: letters of another alphabet/m);
  expect(told).toMatch(/\.kz: нан is already taught/m);
});
