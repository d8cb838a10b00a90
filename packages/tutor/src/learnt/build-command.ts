import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
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
const learnt = keptModels(course, () => makeTutor({ course }).learn());
writeWhole(learnt, join(root, "build", LEARNT_FILE));
console.log(`the tutor has learnt ${(learnt.length / 1e6).toFixed(1)} MB`);
