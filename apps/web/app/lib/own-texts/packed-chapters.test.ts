import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packChapters, unpackChapters } from "./packed-chapters.ts";

test("chapters come back as they were packed, times and long ones too", async () => {
  const chapters = [
    { title: "Үй", paragraphs: ["Біз үйде тұрамыз.", "Ә".repeat(200_000)] },
    { title: "", paragraphs: ["Сәлем!"], times: [{ from: 1, to: 2.5 }] },
  ];
  const packed = await packChapters(chapters);
  expect(packed).toMatch(/^H4sI[A-Za-z0-9+/]+=*$/);
  expect(await unpackChapters(packed)).toEqual(chapters);
});

test("what is no text, and what unpacks to too much, is refused", async () => {
  const zipped = (text: string | Buffer) => gzipSync(text).toString("base64");
  for (const bad of [
    "not base64 at all",
    zipped("{}"),
    zipped("[]"),
    zipped('[{"title":"a"}]'),
    zipped('[{"title":"a","paragraphs":[1]}]'),
    zipped('[{"title":"a","paragraphs":["b"],"times":[{"from":"x"}]}]'),
    zipped(Buffer.alloc(70 * 1024 * 1024, " ")),
  ])
    await expect(unpackChapters(bad), bad.slice(0, 40)).rejects.toThrow();
});
