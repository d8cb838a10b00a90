import { gunzipSync, gzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { bytesSender, heldPiece } from "./answer-bytes.ts";
import { type GzipSegment, gzipOf, gzipSegment } from "./gzip-splice.ts";

const text = (index: number) =>
  Buffer.from(`{"сөз":${index},"мән":"${"қала мен ауыл ".repeat(index)}"}`);

const streamOf = (segments: readonly GzipSegment[]) => Buffer.from(gzipOf(segments), "latin1");

test.each([1, 2, 60])("a stream of %i segments of all lengths is read as one text", (count) => {
  // The first are stored as they are, the last are longer than the window
  const texts = Array.from({ length: count }, (_, index) => text(index * index));
  const stream = streamOf(texts.map((bytes, index) => gzipSegment(bytes, index % 2 === 0 ? 9 : 1)));
  const whole = Buffer.concat(texts);
  expect(gunzipSync(stream).equals(whole)).toBe(true);
  // The checksum and the length are those that zlib itself finds.
  expect(stream.subarray(-8).equals(gzipSync(whole).subarray(-8))).toBe(true);
});

test("segments stand in any order, and behind nothing", () => {
  const [one, other] = [gzipSegment(text(3), 9), gzipSegment(text(500), 9)];
  for (const order of [[one, other], [other, one], [other, other, one], []]) {
    expect(gunzipSync(streamOf(order)).length).toBe(
      order.reduce((sum, { length }) => sum + length, 0),
    );
  }
});

test("an answer with shared pieces comes whole, whatever is accepted", async () => {
  const app = fastify();
  const send = bytesSender("https://tilashar.example");
  const pieces = [heldPiece(text(400)), heldPiece(text(2))] as const;
  const own = [
    Buffer.from("["),
    pieces[0],
    Buffer.from(","),
    text(20),
    Buffer.from(","),
    pieces[1],
  ];
  const parts = [...own, Buffer.from("]")];
  app.get("/", async (request, reply) => send(request, reply, { parts, compressed: {} }));
  const whole = JSON.stringify([400, 20, 2].map((index) => JSON.parse(text(index).toString())));
  const get = (accepted?: string) =>
    app.inject({ url: "/", headers: accepted ? { "accept-encoding": accepted } : {} });
  const asBrowsers = await get("gzip, deflate, br, zstd");
  expect(asBrowsers.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(asBrowsers.rawPayload.length),
    vary: "accept-encoding",
  });
  expect(gunzipSync(asBrowsers.rawPayload).toString()).toBe(whole);
  expect((await get()).payload).toBe(whole);
  expect((await get("br")).headers["content-encoding"]).toBe("br");
});
