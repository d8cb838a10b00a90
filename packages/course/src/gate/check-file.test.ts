import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
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

/** What the gate says of the lesson after one text of it has changed. */
function after(path: string, text: string) {
  const yaml = readFileSync(join(contentDir, file), "utf8");
  const { content } = parseContent(file, changeText(file, yaml, path, text));
  const changed = contents.map((one) => (one.file === file && content ? content : one));
  return checkFile(changed, file, engineKnowledge(changed));
}

describe("the gate for one file", () => {
  test("finds nothing in the file as it is", () => {
    expect(checkFile(contents, file, engineKnowledge(contents))).toEqual([]);
  });

  test.each([
    ["a word nobody knows", "words[0].example.kz", "Біздің отбасымыз флуржан.", "флуржан"],
    ["an example without its headword", "words[0].example.kz", "Біздің үйіміз үлкен.", "отбасы"],
    ["a Latin letter among Cyrillic ones", "words[1].kz", "aта", "words[1].kz"],
    ["the headword of another lesson", "words[1].kz", "нан", "нан"],
  ])("tells of %s", (_, path, text, named) => {
    const told = after(path, text).filter(({ severity }) => severity === "error");
    expect(told.map(({ path: at, message }) => `${at}: ${message}`).join("\n")).toContain(named);
  });
});
