import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { download } from "./download.ts";

const limits = { bytes: 1024 * 1024, stallMs: 5_000 };
const folder = mkdtempSync(join(tmpdir(), "download-"));
const content = "an archive".repeat(1000);

const answers: Record<string, RequestListener> = {
  "/voice.tar.gz": (_, response) => response.end(content),
  "/moved": (_, response) => response.writeHead(302, { location: "/again" }).end(),
  "/again": (_, response) => response.writeHead(307, { location: "/voice.tar.gz?a=1" }).end(),
  "/round": (_, response) => response.writeHead(301, { location: "/round" }).end(),
  "/file": (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/gone": (_, response) => response.writeHead(404).end("no"),
  "/announced": (_, response) =>
    response.writeHead(200, { "content-length": String(limits.bytes + 1) }).end(),
  "/endless": (_, response) => {
    const more = (): unknown => response.destroyed || response.write(Buffer.alloc(65536), more);
    more();
  },
  "/cut": (_, response) => {
    response.writeHead(200, { "content-length": "100000" });
    response.write("only a part", () => response.destroy());
  },
  "/cut-chunked": (_, response) => {
    response.write("only a part", () => response.destroy());
  },
  "/silent": (_, response) => void response.write("a part"),
};
const server = createServer((request, response) =>
  answers[new URL(request.url ?? "", "http://x").pathname]?.(request, response),
);
let base = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test("a file is fetched, through redirects as well", async () => {
  for (const path of ["/voice.tar.gz", "/moved"]) {
    const file = await download(base + path, folder, limits);
    expect(basename(file)).toBe("voice.tar.gz");
    expect(readFileSync(file, "utf8")).toBe(content);
    rmSync(file);
  }
});

test.each([
  ["/gone", /answered 404/],
  ["/round", /more than 5 redirects/],
  ["/file", /leads to file:.*not followed/],
  ["/announced", /more than 1 MB/],
  ["/endless", /more than 1 MB/],
  ["/cut", /did not come whole/],
  ["/cut-chunked", /did not come whole/],
])("%s is told in plain words, and nothing stays", async (path, words) => {
  await expect(download(base + path, folder, limits)).rejects.toThrow(words);
  expect(readdirSync(folder)).toEqual([]);
});

test("nobody waits for a server that sends no more, or that is not there", async () => {
  const impatient = { ...limits, stallMs: 100 };
  await expect(download(`${base}/silent`, folder, impatient)).rejects.toThrow(/Nothing has come/);
  await expect(download("http://127.0.0.1:1/voice", folder, limits)).rejects.toThrow(
    /did not come whole/,
  );
  expect(readdirSync(folder)).toEqual([]);
});
