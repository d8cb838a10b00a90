import type { Picture } from "@tilashar/own-texts";

/** Letters of a page: about what a reader sees on two screens of a phone. */
const pageLetters = 1600;

/** Paragraphs of a chapter that are drawn together. */
export interface TextPage {
  /** Place of the first one in its chapter. */
  readonly from: number;
  readonly paragraphs: readonly string[];
  /** Those that stand before one of its paragraphs; at the end of the chapter those of its end, too. */
  readonly pictures: readonly Picture[];
}

/** Cuts a chapter into pages at ends of paragraphs, so that each is drawn when it is reached. */
export function textPages(
  paragraphs: readonly string[],
  pictures: readonly Picture[] = [],
): TextPage[] {
  const pages: { from: number; paragraphs: string[] }[] = [];
  let letters = pageLetters;
  for (const [at, paragraph] of paragraphs.entries()) {
    if (letters >= pageLetters) {
      pages.push({ from: at, paragraphs: [] });
      letters = 0;
    }
    pages.at(-1)?.paragraphs.push(paragraph);
    letters += paragraph.length;
  }
  return pages.map((page, at) => {
    const end = pages[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const own = pictures.filter(({ before }) => before >= page.from && before < end);
    return { ...page, pictures: own };
  });
}

/** The page that a paragraph stands on; the first one for a place that is not there. */
export function pageOf(pages: readonly TextPage[], paragraph: number): number {
  return Math.max(
    0,
    pages.findLastIndex(({ from }) => from <= paragraph),
  );
}
