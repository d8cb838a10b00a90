import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compressedHead, withTail } from "./brotli-splice.ts";

test("a head with any end is read as both together", async () => {
  const text = fc.string({ unit: "binary", maxLength: 3000 });
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1, maxLength: 3 }),
      async (head, tails) => {
        const compressed = await compressedHead(Buffer.from(head));
        for (const tail of tails) {
          const read = brotliDecompressSync(withTail(compressed, Buffer.from(tail)));
          expect(read.equals(Buffer.from(head + tail))).toBe(true);
        }
      },
    ),
  );
});

test("a long head is small, and the longest end is read", async () => {
  const head = Buffer.from("сәлеметсіз бе ".repeat(20_000));
  const compressed = await compressedHead(head);
  expect(compressed.length).toBeLessThan(head.length / 100);
  const tail = Buffer.alloc(65_536, "қ");
  expect(brotliDecompressSync(withTail(compressed, tail)).equals(Buffer.concat([head, tail]))).toBe(
    true,
  );
  expect(() => withTail(compressed, Buffer.alloc(65_537))).toThrow("Too long");
  expect(() => withTail(compressed, Buffer.alloc(0))).toThrow("Too long");
});
