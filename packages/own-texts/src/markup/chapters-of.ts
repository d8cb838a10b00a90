import type { Chapter, Picture } from "../own-text.ts";
import type { PictureFile } from "./picture-file.ts";
import type { Block } from "./read-blocks.ts";

/**
 * Cuts blocks into chapters at their headings; one that nothing follows belongs to the next.
 *
 * @param pictureAt what an address of the markup leads to; null leaves the picture out
 */
export function chaptersOf(
  blocks: readonly Block[],
  pictureAt: (source: string) => PictureFile | null = () => null,
): Chapter[] {
  const chapters: { title: string; paragraphs: string[]; pictures: Picture[] }[] = [];
  for (const { kind, text, source } of blocks) {
    const last = chapters.at(-1);
    if (kind === "picture") {
      const file = pictureAt(source ?? "");
      if (file === null) continue;
      const chapter = last ?? { title: "", paragraphs: [], pictures: [] };
      if (last === undefined) chapters.push(chapter);
      const alt = text.replace(/\s+/g, " ").trim();
      chapter.pictures.push({ ...file, before: chapter.paragraphs.length, alt });
      continue;
    }
    const flat = text.replace(/\s*\n\s*/g, " ");
    if (kind === "paragraph") {
      if (last === undefined) chapters.push({ title: "", paragraphs: [text], pictures: [] });
      else last.paragraphs.push(text);
    } else if (last !== undefined && last.paragraphs.length === 0) {
      last.title = last.title === "" ? flat : `${last.title}. ${flat}`;
    } else chapters.push({ title: flat, paragraphs: [], pictures: [] });
  }
  return chapters
    .filter(({ paragraphs, pictures }) => paragraphs.length + pictures.length > 0)
    .map(({ pictures, ...chapter }) => (pictures.length > 0 ? { ...chapter, pictures } : chapter));
}

/** Chapters that have words: pictures between them, a cover's among them, belong to the next. */
export function worded(chapters: readonly Chapter[]): Chapter[] {
  let waiting: readonly Picture[] = [];
  const found = chapters.flatMap((chapter): Chapter[] => {
    const pictures = [...waiting, ...(chapter.pictures ?? [])];
    waiting = chapter.paragraphs.length === 0 ? pictures : [];
    if (chapter.paragraphs.length === 0) return [];
    return [pictures.length > 0 ? { ...chapter, pictures } : chapter];
  });
  const last = found.at(-1);
  if (last === undefined || waiting.length === 0) return found;
  const before = last.paragraphs.length;
  const pictures = [...(last.pictures ?? []), ...waiting.map((one) => ({ ...one, before }))];
  return [...found.slice(0, -1), { ...last, pictures }];
}
