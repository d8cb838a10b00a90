import { chaptersOf } from "../markup/chapters-of.ts";
import { readBlocks } from "../markup/read-blocks.ts";
import type { OwnText } from "../own-text.ts";

/** A page's main part is believed to be its text from this share of all its letters on. */
const leastMainShare = 0.4;

/** Reads a page that was saved or copied: its main part where it names one, else all of it. */
export function readHtmlPage(markup: string): OwnText {
  const { title, blocks: all } = readBlocks(markup);
  const blocks = all.filter(({ kind }) => kind !== "picture");
  const lengthOf = (some: typeof blocks) => some.reduce((sum, { text }) => sum + text.length, 0);
  const main = blocks.filter((block) => block.main);
  const isMain = lengthOf(main) >= lengthOf(blocks) * leastMainShare;
  return { format: "html", title, author: "", chapters: chaptersOf(isMain ? main : blocks) };
}
