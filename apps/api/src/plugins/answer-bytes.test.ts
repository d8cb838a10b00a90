import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { bytesSender } from "./answer-bytes.ts";

test.each([2000, 30_000])(
  "what is sent once, of %i bytes, comes whole in each encoding",
  async (length) => {
    const app = fastify();
    const send = bytesSender("https://tilashar.example");
    const bytes = Buffer.from(JSON.stringify("сөз ".repeat(length)).slice(0, length));
    app.get("/", async (request, reply) => {
      send(request, reply, { parts: [bytes], compressed: {} });
    });
    const get = (accepted?: string) =>
      app.inject({ url: "/", headers: accepted ? { "accept-encoding": accepted } : {} });
    const brotli = await get("br");
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(brotli.rawPayload).equals(bytes)).toBe(true);
    expect(brotli.rawPayload.length).toBeLessThan(bytes.length / 2);
    const gzipped = await get("gzip, deflate, br, zstd");
    expect(gzipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzipped.rawPayload).equals(bytes)).toBe(true);
    const plain = await get();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.rawPayload.equals(bytes)).toBe(true);
  },
);
