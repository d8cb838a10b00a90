import type { Chapter } from "../own-text.ts";
import type { Block } from "./read-blocks.ts";

/** Cuts blocks into chapters at their headings; one that nothing follows belongs to the next. */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const chapters: { title: string; paragraphs: string[] }[] = [];
  for (const { kind, text } of blocks) {
    const last = chapters.at(-1);
    const flat = text.replace(/\s*\n\s*/g, " ");
    if (kind === "paragraph") {
      if (last === undefined) chapters.push({ title: "", paragraphs: [text] });
      else last.paragraphs.push(text);
    } else if (last !== undefined && last.paragraphs.length === 0) {
      last.title = last.title === "" ? flat : `${last.title}. ${flat}`;
    } else chapters.push({ title: flat, paragraphs: [] });
  }
  return chapters.filter(({ paragraphs }) => paragraphs.length > 0);
}
