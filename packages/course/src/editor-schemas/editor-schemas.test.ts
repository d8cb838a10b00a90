import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Compile } from "typebox/compile";
import { expect, test } from "vitest";
import { CONTENT_PLACES, type ContentKind } from "../content-file/content-kind.ts";
import { readContent } from "../load.ts";
import { editorSchemas, schemaAssociations } from "./editor-schemas.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = "content/schemas";
const kinds = Object.entries(CONTENT_PLACES) as [ContentKind, string][];
const contents = readContent(join(root, "content"), join(root, ".cache/content.json")).files;
const written = (file: string) => readFileSync(join(root, folder, file), "utf8");

test("the schemas that editors read are those of today (npm run content:schemas)", () => {
  const schemas = editorSchemas();
  expect(readdirSync(join(root, folder)).sort()).toEqual([...schemas.keys()].sort());
  for (const [file, text] of schemas) expect(written(file), file).toBe(text);
  const settings = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
  expect(settings["yaml.schemas"]).toEqual(schemaAssociations(folder));
});

test.each(kinds)(
  "a real file of the kind %s fits its written schema, and a changed one does not",
  (kind, place) => {
    // As the course's loader reads it, which keeps what it has parsed: the longest file takes seconds.
    const one = contents.find((content) => content.kind === kind);
    expect(one, place).toBeDefined();
    const schema = Compile(JSON.parse(written(`${kind}.schema.json`)));
    expect(schema.Check(one?.data), one?.file).toBe(true);
    expect(schema.Check([one?.data]), one?.file).toBe(false);
  },
);
