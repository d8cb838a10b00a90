import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { kindOfFile } from "../content-file/content-kind.ts";
import { listContent } from "../content-state/load.ts";
import { changeText, EditError, editableTexts } from "./change-text.ts";
import { EDITABLE_KINDS } from "./editable-kinds.ts";

const contentDir = join(import.meta.dirname, "../../../../content");
const yamlOf = (file: string) => readFileSync(join(contentDir, file), "utf8");

/** The first of each editable kind, and a lesson with a dialogue. */
const files = [
  ...[...EDITABLE_KINDS].map(
    (kind) => listContent(contentDir).find((file) => kindOfFile(file) === kind) as string,
  ),
  "lessons/a-016-bread-and-tea.yaml",
].map((file) => ({ file, yaml: yamlOf(file), texts: editableTexts(file, yamlOf(file)) }));

const lesson = "lessons/a-002-family.yaml";

/** Letters, quotes and everything that means something in YAML. */
const text = fc
  .string({
    unit: fc.constantFrom(..."абвгәіңқөұүһ aZ'\"«»#:-?,[]{}&*!|>%@`\\/…—0123.~ "),
    minLength: 1,
    maxLength: 200,
  })
  .filter((value) => value.trim() !== "");

/** What differs between two values, by path. */
function differences(a: unknown, b: unknown, path = ""): string[] {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null)
    return Object.is(a, b) ? [] : [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) =>
    differences(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      Array.isArray(a) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`,
    ),
  );
}

const troubleOf = (act: () => unknown) => {
  try {
    act();
    return "none";
  } catch (error) {
    return error instanceof EditError ? error.trouble : error;
  }
};

describe("changing one text of a file", () => {
  test("changes that text and not one byte beside it, whatever is written", () => {
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(), text, (which, pick, typed) => {
        const { file, yaml, texts } = files[which] as (typeof files)[number];
        const { path, text: old } = texts[pick % texts.length] as (typeof texts)[number];
        const wanted = typed.normalize("NFC").trim();
        const changed = changeText(file, yaml, path, typed);
        expect(differences(parse(yaml), parse(changed))).toEqual(wanted === old ? [] : [path]);
        if (wanted === old) return expect(changed).toBe(yaml);
        const line = (whole: string) => whole.split("\n");
        const [before, after] = [line(yaml), line(changed)];
        let start = 0;
        while (before[start] === after[start]) start++;
        let end = 0;
        while (before.at(-1 - end) === after.at(-1 - end) && end < before.length - start) end++;
        // All of the lines that differ held nothing but the old text and its key.
        const gone = before.slice(start, before.length - end).join(" ");
        expect(gone.length).toBeLessThan(old.length * 1.2 + 120);
        expect(before.slice(0, start)).toEqual(after.slice(0, start));
      }),
      { numRuns: 40 },
    );
  });

  test("and back again gives the file as it was", () => {
    for (const { file, yaml, texts } of files) {
      const { path, text: old } = texts[Math.floor(texts.length / 2)] as (typeof texts)[number];
      const there = changeText(file, yaml, path, `${old} Қ`);
      expect(changeText(file, there, path, old), `${file}: ${path}`).toBe(yaml);
    }
  });

  test("keeps comments, quotes and the lines of a longer text", () => {
    const yaml = yamlOf(lesson).replace(/^(titles:)/m, "# Kept.\n$1 # Kept, too");
    const { path } = editableTexts(lesson, yaml).find(({ path }) => path === "note.body.en") ?? {
      path: "",
    };
    const changed = changeText(lesson, yaml, path, "One.\n\nTwo: “three”.");
    expect(changed).toContain("# Kept.\ntitles: # Kept, too");
    expect(parse(changed).note.body.en).toBe("One.\n\nTwo: “three”.\n");
  });

  test("refuses what is no text for people, and what is no text at all", () => {
    const yaml = yamlOf(lesson);
    const change = (path: string, value: string) =>
      troubleOf(() => changeText(lesson, yaml, path, value));
    for (const path of ["id", "words", "words[0]", "words[0].pos", "nothing", "", "__proto__"])
      expect(change(path, "x"), path).toBe("not-editable");
    for (const value of ["", " \n ", "a\u0000b", "a\u0007", "x".repeat(6001), "a\nb"])
      expect(change("words[0].kz", value), JSON.stringify(value).slice(0, 20)).toBe("no-text");
    expect(troubleOf(() => editableTexts("tutor/texts.yaml", "a: 1"))).toBe("no-such-file");
    expect(troubleOf(() => editableTexts("../secret.yaml", "a: 1"))).toBe("no-such-file");
    expect(troubleOf(() => editableTexts(lesson, "a: [1"))).toBe("unreadable");
    expect(troubleOf(() => editableTexts(lesson, `${yaml}\nhuh: &a x\n`))).toBe("unreadable");
  });
});
