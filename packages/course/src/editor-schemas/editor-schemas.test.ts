import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Compile } from "typebox/compile";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CONTENT_PLACES, type ContentKind } from "../content-file/content-kind.ts";
import { editorSchemas, schemaAssociations } from "./editor-schemas.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = "content/schemas";
const kinds = Object.entries(CONTENT_PLACES) as [ContentKind, string][];
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
    const path = join(root, "content", place.replace("**/", ""));
    const inFolder = { encoding: "utf8", recursive: place.endsWith("/**/") } as const;
    const file = place.endsWith("/")
      ? join(path, readdirSync(path, inFolder).find((name) => name.endsWith(".yaml")) as string)
      : path;
    expect(existsSync(file), file).toBe(true);
    const data: unknown = parse(readFileSync(file, "utf8"));
    const schema = Compile(JSON.parse(written(`${kind}.schema.json`)));
    expect(schema.Check(data), file).toBe(true);
    expect(schema.Check([data]), file).toBe(false);
  },
);
