import fc from "fast-check";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { readOwnText } from "./read-own-text.ts";
import {
  epubFiles,
  epubOf,
  illustratedEpub,
  packed,
  sampleFb2,
  sampleParagraph,
  sampleSrt,
  sampleVtt,
} from "./testing/sample-books.ts";
import { TextFault } from "./text-fault.ts";

const paragraphs = Array.from({ length: 12 }, () => sampleParagraph);
const samples: Record<string, Uint8Array> = {
  "a.txt": strToU8(paragraphs.join("\n\n")),
  "a.html": strToU8(
    `<html><body>${paragraphs.map((one) => `<p>${one}</p>`).join("")}</body></html>`,
  ),
  "a.epub": epubOf([paragraphs, paragraphs]),
  "pictures.epub": illustratedEpub([paragraphs.join(" "), sampleParagraph]),
  "a.fb2": strToU8(sampleFb2),
  "a.srt": strToU8(sampleSrt.repeat(5)),
  "a.vtt": strToU8(sampleVtt),
};

/** A reader may refuse a text, and only by a fault of ours; what it reads has the shape it promises. */
async function reads(name: string, bytes: Uint8Array): Promise<void> {
  try {
    const { chapters, times } = await readOwnText(name, bytes, { pictures: true });
    expect(chapters.length).toBeGreaterThan(0);
    if (times !== undefined) expect(times).toHaveLength(chapters[0]?.paragraphs.length ?? -1);
  } catch (error) {
    if (!(error instanceof TextFault)) throw error;
  }
}

/** A change of a file: bytes overwritten, cut out, repeated, or put in. */
const change = fc.record({
  kind: fc.constantFrom("write", "cut", "repeat", "insert"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 400 }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});
type Change = Parameters<Parameters<(typeof change)["map"]>[0]>[0];

function changed(file: Uint8Array, { kind, at, length, bytes }: Change): Uint8Array {
  const from = Math.floor(at * file.length);
  const before = file.subarray(0, from);
  const middle = file.subarray(from, from + length);
  const after = file.subarray(from + length);
  const parts = {
    write: [before, bytes, file.subarray(from + bytes.length)],
    cut: [before, after],
    repeat: [before, middle, middle, after],
    insert: [before, bytes, middle, after],
  }[kind] as Uint8Array[];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

describe("no damage does more than to be refused", () => {
  test.each(Object.keys(samples))("%s", async (name) => {
    const file = samples[name] as Uint8Array;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        await reads(name, changes.reduce(changed, file));
      }),
      { numRuns: 150, seed: 25 },
    );
  });

  test("markup of any kind inside a book", async () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<script>",
      "</script>",
      "<![CDATA[",
      "]]>",
      "<!--",
      "-->",
      "<svg><p>",
      "&lt;",
      "&#1179;",
      "&nope;",
      "<h1>",
      "</h1>",
      "<a href='",
      '"',
      "<table><tr>",
      "<title>",
      "әке ",
      "үйде ",
      "\u0000",
      "<br/>",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        await reads("a.html", strToU8(`<p>${sampleParagraph}</p>${pieces.join("")}`));
        await reads("a.epub", packed(epubFiles([`<p>${sampleParagraph}</p>${pieces.join("")}`])));
        await reads("a.fb2", strToU8(sampleFb2.replace("<p>", pieces.join(""))));
      }),
      { numRuns: 150, seed: 25 },
    );
  });

  test("bytes of any kind under any name", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(samples)),
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(
          [],
          [0x50, 0x4b, 3, 4],
          [0xff, 0xfe],
          [0xef, 0xbb, 0xbf],
          [...strToU8("WEBVTT\n\n")],
        ),
        (name, bytes, start) => reads(name, Uint8Array.from([...start, ...bytes])),
      ),
      { numRuns: 300, seed: 25 },
    );
  });
});
