import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { makeTutor } from "../tutor.ts";
import { LEARNT_FILE } from "./stored-models.ts";

const root = join(import.meta.dirname, "../../../..");

const course = loadCourse({
  contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
  lenient: process.env.CONTENT_LENIENT === "1",
  warn: (line) => console.warn(line),
});
const learnt = makeTutor({ course }).learn();
mkdirSync(join(root, "build"), { recursive: true });
const draft = join(root, "build", `.${LEARNT_FILE}.draft`);
writeFileSync(draft, learnt);
renameSync(draft, join(root, "build", LEARNT_FILE));
console.log(`the tutor has learnt ${(learnt.length / 1e6).toFixed(1)} MB`);
