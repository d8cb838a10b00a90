import { join } from "node:path";
import { ContentError, loadCourse } from "../load.ts";
import { buildPictures } from "./build-pictures.ts";
import { readEmojiSet } from "./read-emoji-set.ts";

const root = join(import.meta.dirname, "../../../..");

try {
  const course = loadCourse({
    contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
    cacheFile: join(root, ".cache/content.json"),
    lenient: process.env.CONTENT_LENIENT === "1",
    warn: (line) => console.warn(line),
  });
  const built = buildPictures(course, readEmojiSet(), join(root, "build/assets"));
  console.log(
    `${built.pictures} pictures, ${Math.round(built.bytes / 1024)} KB; the heaviest cover has ${(built.largestCover / 1024).toFixed(1)} KB`,
  );
} catch (fault) {
  if (!(fault instanceof ContentError)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
