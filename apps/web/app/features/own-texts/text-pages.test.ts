import { expect, test } from "vitest";
import { pageOf, textPages } from "./text-pages.ts";

test("pages follow each other without a gap, and none is much longer than two screens", () => {
  const paragraphs = Array.from({ length: 50 }, (_, at) => "ә".repeat(20 + ((at * 97) % 400)));
  const pages = textPages(paragraphs);
  expect(pages.flatMap((page) => page.paragraphs)).toEqual(paragraphs);
  expect(pages.map(({ from }) => from)).toEqual(
    pages.map((_, at) => pages.slice(0, at).reduce((sum, page) => sum + page.paragraphs.length, 0)),
  );
  for (const page of pages.slice(0, -1)) {
    const letters = page.paragraphs.join("").length;
    expect(letters).toBeGreaterThanOrEqual(1600);
    expect(letters).toBeLessThan(2100);
  }
});

test("a paragraph is found on its page", () => {
  const pages = textPages(["а".repeat(2000), "ә".repeat(2000), "б", "в"]);
  expect([0, 1, 2, 3, 99].map((at) => pageOf(pages, at))).toEqual([0, 1, 2, 2, 2]);
  expect(pageOf([], 3)).toBe(0);
});
