import type { ContentFile } from "../content-file/content-kind.ts";
import { error, type Problem, type ValuePath } from "../content-file/problem.ts";
import type { GateContext, PictureKnowledge } from "./gate-context.ts";

/** Covers heavier than this, in bytes, make a list of lessons slow on a phone. */
const HEAVIEST_COVER = 15 * 1024;

/** Pictures that are named but that nobody has drawn, and covers too heavy for a list page. */
export function pictureProblems({ files, pictures }: GateContext): Problem[] {
  return files.flatMap(({ content }) => {
    const missing = picturesOf(content)
      .filter(({ name }) => !pictures.has(name))
      .map(({ path, name }) => error(content.file, path, `there is no picture called ${name}`));
    return missing.length > 0 ? missing : heavyCover(content, pictures);
  });
}

function heavyCover(content: ContentFile, pictures: PictureKnowledge): Problem[] {
  const { data, kind } = content;
  if (kind !== "lesson" && kind !== "reading" && kind !== "scene") return [];
  const bytes = pictures.coverBytes(data.cover);
  if (bytes <= HEAVIEST_COVER) return [];
  const size = (bytes / 1024).toFixed(1);
  const message = `the cover would have ${size} KB, at most 15 are allowed: choose fewer or simpler pictures`;
  return [error(content.file, ["cover", "pictures"], message)];
}

function picturesOf(content: ContentFile): { path: ValuePath; name: string }[] {
  const found: { path: ValuePath; name: string }[] = [];
  const { data, kind } = content;
  if (kind === "lesson" || kind === "dayWords") {
    data.words.forEach(({ picture }, place) => {
      if (picture !== undefined) found.push({ path: ["words", place, "picture"], name: picture });
    });
  }
  if (kind === "lesson" || kind === "reading" || kind === "scene") {
    data.cover.pictures.forEach((name, place) => {
      found.push({ path: ["cover", "pictures", place], name });
    });
  }
  return found;
}
