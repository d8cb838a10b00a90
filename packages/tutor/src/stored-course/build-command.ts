import { rmSync } from "node:fs";
import { join } from "node:path";
import { contentState, isUnchanged } from "@tilashar/course/content-state";
import { ContentError, loadCourse } from "@tilashar/course/load";
import { writeWhole } from "../learnt/load.ts";
import { COURSE_FILE, storeCourse } from "./stored-course.ts";

const root = join(import.meta.dirname, "../../../..");
const contentDir = process.env.CONTENT_DIR ?? join(root, "content");
const file = join(root, "build", COURSE_FILE);

const cacheFile = join(root, ".cache/content.json");

const state = contentState(contentDir);
try {
  const stored = storeCourse(loadCourse({ contentDir, cacheFile }), state);
  if (!isUnchanged(contentDir, state)) throw new Error("The content changed while it was read.");
  writeWhole(stored, file);
  console.log(`the course as it is served, ${(stored.length / 1e6).toFixed(1)} MB`);
} catch (error) {
  if (process.env.CONTENT_LENIENT !== "1" || !(error instanceof ContentError)) throw error;
  // A server that leaves faulty files out names them at each start: it reads them all.
  rmSync(file, { force: true });
}
