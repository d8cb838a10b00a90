import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, loadCourse } from "../load.ts";
import { buildPictures, type PictureFolder } from "./build-pictures.ts";
import { loadEmojiSet } from "./load.ts";

const root = join(import.meta.dirname, "../../../..");

function folderOnDisk(path: string): PictureFolder {
  mkdirSync(path, { recursive: true });
  return {
    files: () => readdirSync(path),
    write(file, bytes) {
      const draft = join(path, `.${file}.draft`);
      writeFileSync(draft, bytes);
      renameSync(draft, join(path, file));
    },
    remove: (file) => rmSync(join(path, file)),
  };
}

try {
  const course = loadCourse({
    contentDir: process.env.CONTENT_DIR ?? join(root, "content"),
    cacheFile: join(root, ".cache/content.json"),
    lenient: process.env.CONTENT_LENIENT === "1",
    warn: (line) => console.warn(line),
  });
  const built = buildPictures(course, loadEmojiSet(), folderOnDisk(join(root, "build/assets")));
  const size = Math.round(built.bytes / 1024);
  const largest = (built.largestCover / 1024).toFixed(1);
  console.log(`${built.pictures} pictures, ${size} KB; the heaviest cover has ${largest} KB`);
} catch (fault) {
  if (!(fault instanceof ContentError)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
