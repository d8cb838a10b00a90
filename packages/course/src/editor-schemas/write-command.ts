import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSchemas, schemaAssociations } from "./editor-schemas.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = "content/schemas";

mkdirSync(join(root, folder), { recursive: true });
for (const [file, text] of editorSchemas()) writeFileSync(join(root, folder, file), text);
const settings = { "yaml.schemas": schemaAssociations(folder) };
mkdirSync(join(root, ".vscode"), { recursive: true });
writeFileSync(join(root, ".vscode/settings.json"), `${JSON.stringify(settings, null, 2)}\n`);
console.log(`${editorSchemas().size} schemas are in ${folder}.`);
