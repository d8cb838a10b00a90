/** Rebuilds the generated lexicon modules from `lexicon/*.tsv`; prints what is wrong in the sources. */
import { writeFileSync } from "node:fs";
import { generatedModules } from "./lexicon-modules.ts";

const { files, report, counts } = generatedModules();
for (const { path, text } of files) writeFileSync(path, text);
for (const line of report) console.error(line);
console.log(
  `${counts.entries} entries, ${counts.glossed} glossed in both languages, ${report.length} problems`,
);
