import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCoverManifest } from "../covers/load.ts";
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

const contentDir = process.env.CONTENT_DIR ?? join(root, "content");

try {
  const course = loadCourse({
    contentDir,
    cacheFile: join(root, ".cache/content.json"),
    lenient: process.env.CONTENT_LENIENT === "1",
    warn: (line) => console.warn(line),
  });
  const drawn = new Set(readCoverManifest(contentDir).covers.map(({ of }) => of));
  const undrawn = {
    ...course,
    lessons: course.lessons.filter(({ id }) => !drawn.has(`${id}`)),
    readings: course.readings.filter(({ id }) => !drawn.has(`reading-${id}`)),
  };
  const built = buildPictures(undrawn, loadEmojiSet(), folderOnDisk(join(root, "build/assets")));
  const size = Math.round(built.bytes / 1024);
  const largest = (built.largestCover / 1024).toFixed(1);
  console.log(`${built.pictures} pictures, ${size} KB; the heaviest cover has ${largest} KB`);
} catch (fault) {
  if (!(fault instanceof ContentError)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
