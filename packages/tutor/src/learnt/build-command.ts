import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { storedIndexes } from "@tilashar/kazakh";
import { INDEXES_FILE, languagePrint, storeIndexes } from "../indexes/index-file.ts";
import { makeAllIndexes } from "../indexes/make-all.ts";
import { makeTutor } from "../tutor.ts";
import { keptModels, writeWhole } from "./load.ts";
import { LEARNT_FILE } from "./stored-models.ts";

const root = join(import.meta.dirname, "../../../..");

const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
  lenient: process.env.CONTENT_LENIENT === "1",
  warn: (line) => console.warn(line),
});
let learnt: Uint8Array = new Uint8Array();
const indexes = storedIndexes.collect(() => {
  learnt = keptModels(course, () => makeTutor({ course }).learn());
  makeAllIndexes(makeTutor({ course, learnt }).tools);
});
writeWhole(learnt, join(root, "build", LEARNT_FILE));
const stored = storeIndexes(indexes, languagePrint());
writeWhole(stored, join(root, "build", INDEXES_FILE));
const megabytes = ({ length }: Uint8Array): string => (length / 1e6).toFixed(1);
console.log(
  `the tutor has learnt ${megabytes(learnt)} MB, ${indexes.size} indexes are ${megabytes(stored)} MB`,
);
