import type { NoteParagraph } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { blocksOf } from "./note-blocks.ts";

const piece = (kind: NoteParagraph["kind"], text: string): NoteParagraph => ({
  kind,
  spans: [{ kind: "text", text }],
});

test("items that follow one another become one list", () => {
  const blocks = blocksOf([
    piece("paragraph", "a"),
    piece("item", "b"),
    piece("item", "c"),
    piece("paragraph", "d"),
    piece("item", "e"),
  ]);
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "list", "paragraph", "list"]);
  expect(blocks[1]).toMatchObject({ items: [piece("item", "b"), piece("item", "c")] });
});
