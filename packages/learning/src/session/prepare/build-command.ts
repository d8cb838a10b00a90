import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bothMeanings, glossaryOf, makeGlosser } from "@tilashar/course/gloss";
import { loadCourse } from "@tilashar/course/load";
import { loadPictures } from "@tilashar/course/load-pictures";
import { loadSentenceBank } from "@tilashar/course/load-sentences";
import { UNIT_FOLDER } from "./load.ts";
import { unitMaterials } from "./unit-material.ts";

const root = join(import.meta.dirname, "../../../../..");
const build = join(root, "build");

const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
  lenient: process.env.CONTENT_LENIENT === "1",
  warn: (line) => console.warn(line),
});
const units = unitMaterials({
  course,
  glosser: makeGlosser(glossaryOf(course), bothMeanings),
  bank: loadSentenceBank(course, build),
  pictures: loadPictures(join(build, "assets")),
});
const folder = join(build, UNIT_FOLDER);
mkdirSync(folder, { recursive: true });
const files = new Set(units.map(({ id }) => `${id}.json`));
for (const unit of units) {
  const draft = join(folder, `.${unit.id}.draft`);
  writeFileSync(draft, JSON.stringify(unit));
  renameSync(draft, join(folder, `${unit.id}.json`));
}
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
console.log(`the materials of ${units.length} units`);
