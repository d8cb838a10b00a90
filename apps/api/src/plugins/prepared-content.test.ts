import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { acceptedEncoding, prepareContent, sendPrepared } from "./prepared-content.ts";

const text = JSON.stringify({ words: Array.from({ length: 100 }, (_, i) => `сөз ${i}`) });

function serve(body = text) {
  const app = fastify();
  const content = prepareContent(body, {
    "content-type": "application/json",
    vary: "accept-encoding",
  });
  app.get("/", (request, reply) => sendPrepared(request, reply, content));
  const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    app.inject({ method, url: "/", headers });
  return { get, content };
}

test("each client gets the best encoding it takes, of the same text", async () => {
  const { get } = serve();
  const brotli = await get({ "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
  const gzipped = await get({ "accept-encoding": "gzip" });
  expect(gzipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(text);
  const plain = await get();
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(text);
  expect(plain.headers["content-length"]).toBe(String(Buffer.byteLength(text)));
});

test("what is held takes no more memory than its bytes, at first and after full compression", async () => {
  const { content } = serve();
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const { body } = await content.variant(encoding);
    expect(body.buffer.byteLength, encoding).toBe(body.length);
  }
  const quick = (await content.variant("br")).body;
  await expect.poll(async () => (await content.variant("br")).body).not.toBe(quick);
  const { body } = await content.variant("br");
  expect(body.buffer.byteLength).toBe(body.length);
});

test("asked at once for the first time, all get whole answers", async () => {
  const { get } = serve();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get({ "accept-encoding": "br" })),
  );
  for (const answer of answers)
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
});

test("who has the content already is told so, with no body", async () => {
  const { get, content } = serve();
  for (const tag of [content.etag, content.etag.slice(2), `"other", ${content.etag}`, "*"]) {
    const answer = await get({ "if-none-match": tag });
    expect(answer.statusCode, tag).toBe(304);
    expect(answer.body).toBe("");
    expect(answer.headers.etag).toBe(content.etag);
  }
  expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("a text too short to compress is sent as it is", async () => {
  const answer = await serve("{}").get({ "accept-encoding": "br" });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body).toBe("{}");
});

test("an encoding refused by its weight is not used", () => {
  expect(acceptedEncoding("br;q=0, gzip")).toBe("gzip");
  expect(acceptedEncoding("br; q=0.0, gzip;q=0")).toBe("identity");
  expect(acceptedEncoding("BR;q=0.5")).toBe("br");
  expect(acceptedEncoding("brotli")).toBe("identity");
});

test("Brotli works again at full effort in the background: the same text in fewer bytes", async () => {
  const words = Array.from({ length: 2000 }, (_, i) => `сөз-${(i * 7919) % 2003}-${i % 13}`);
  const { get, content } = serve(words.join(" "));
  const ask = () => get({ "accept-encoding": "br" });
  const first = (await ask()).rawPayload;
  await expect.poll(async () => (await ask()).rawPayload.length).toBeLessThan(first.length);
  expect(brotliDecompressSync((await ask()).rawPayload).toString()).toBe(words.join(" "));
  // Only the compressed form is held then, and the others are made from it.
  expect(content.size).toBeLessThan(first.length);
  expect((await get()).body).toBe(words.join(" "));
  const gzipped = await get({ "accept-encoding": "gzip" });
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(words.join(" "));
});

test("what a few ask for is compressed once; the fourth makes it worth the full effort", async () => {
  const often = serve("Сәлем, достар! ".repeat(500));
  const seldom = serve("Сәлем, достар! ".repeat(500));
  const form = async ({ content }: typeof often) => (await content.variant("br")).body;
  const quick = await form(often);
  const quickToo = [await form(seldom), await form(seldom)];
  await expect.poll(() => form(often)).not.toBe(quick);
  // Tasks go one after the other: one of this would have been done before.
  expect(await form(seldom)).toBe(quickToo[0]);
});

test("once compressed, the text itself is held no longer, and every form can still be had", async () => {
  const text = "Сәлем, достар! ".repeat(2000);
  const content = prepareContent(text, { "content-type": "text/plain" });
  expect(content.size).toBe(Buffer.byteLength(text));
  await content.variant("br");
  expect(content.size).toBeLessThan(Buffer.byteLength(text) / 10);
  expect((await content.variant("identity")).body.toString()).toBe(text);
  expect(gunzipSync((await content.variant("gzip")).body).toString()).toBe(text);
});

test("of many pages asked for at once, no more than two hundred wait for Brotli's full effort", async () => {
  const words = (seed: number) =>
    Array.from({ length: 300 }, (_, i) => `сөз-${((i + seed) * 7919) % 2003}-${i % 13}`).join(" ");
  let made = 0;
  /** One more page, quickly compressed, and whether it has been compressed again since. */
  const page = async () => {
    made += 1;
    const content = prepareContent(words(made), { "content-type": "text/plain" });
    const quick = (await content.variant("br")).body;
    return async () => (await content.variant("br")).body !== quick;
  };
  const nothingWaits = async () => expect.poll(await page(), { timeout: 20_000 }).toBe(true);

  await nothingWaits();
  const pages = await Promise.all(Array.from({ length: 400 }, page));
  const again = async () => {
    const compressed = await Promise.all(pages.map((isAgain) => isAgain()));
    return compressed.filter(Boolean).length;
  };
  await expect.poll(again, { timeout: 20_000 }).toBeGreaterThanOrEqual(200);
  await nothingWaits();
  // The first of them end while the last are still being asked for, and leave their places.
  expect(await again()).toBeLessThan(300);
});
