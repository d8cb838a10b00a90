import { join } from "node:path";
import type { Course } from "../course/course.ts";
import { loadCourse } from "../load.ts";

const root = join(import.meta.dirname, "../../../..");
let read: Course | undefined;

/** The course of the repository: read once for all test files that share a worker, as nothing of it can be changed. */
export function courseOfRepository(): Course {
  read ??= loadCourse({
    contentDir: join(root, "content"),
    cacheFile: join(root, ".cache/content.json"),
  });
  return read;
}
