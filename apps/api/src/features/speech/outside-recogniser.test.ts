import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { makeOutsideRecogniser } from "./outside-recogniser.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function server(answer: Answer) {
  let asked = 0;
  const http = createServer((request, response) => {
    let body = "";
    request.setEncoding("latin1");
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      asked += 1;
      answer(request, response, Buffer.from(body, "latin1").toString());
    });
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  let clock = 0;
  const warnings: string[] = [];
  const recogniser = makeOutsideRecogniser({
    address: {
      baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
      apiKey: "key-of-the-operator",
      model: null,
    },
    warn: (line) => void warnings.push(line),
    now: () => clock,
    timeoutMs: 300,
  });
  return {
    warnings,
    asked: () => asked,
    pass: (ms: number) => {
      clock += ms;
    },
    hear: () => recogniser.hear(Buffer.from("RIFFsound"), "қазақ"),
  };
}

test("sends the recording in the protocol of the transcription servers, as Kazakh", async () => {
  let path: string | undefined;
  let form = "";
  const { hear } = await server((request, response, body) => {
    path = request.url;
    form = body;
    response.end(JSON.stringify({ text: " Қазақ. " }));
  });
  expect(await hear()).toBe(" Қазақ. ");
  expect(path).toBe("/v1/audio/transcriptions");
  expect(form).toMatch(/name="language"\r\n\r\nkk\r\n/);
  expect(form).toMatch(/name="prompt"\r\n\r\nқазақ\r\n/);
  expect(form).toMatch(
    /name="file"; filename="word.wav"\r\nContent-Type: audio\/wav\r\n\r\nRIFFsound/,
  );
});

test.each<[string, Answer]>([
  ["never answers", () => {}],
  ["drips", (_, response) => void setInterval(() => response.write(" "), 20).unref()],
  ["refuses", (_, response) => response.writeHead(429).end("{}")],
  ["breaks", (_, response) => response.destroy()],
  ["sends a page", (_, response) => response.end("<html>")],
  ["sends no text", (_, response) => response.end('{"text": 5}')],
  [
    "sends elsewhere",
    (_, response) => response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
  ],
  ["sends too much", (_, response) => response.end(JSON.stringify({ text: "а".repeat(200_000) }))],
])("a server that %s is given up on in time", async (_, answer) => {
  const { hear, warnings } = await server(answer);
  expect(await hear()).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain("key-of-the-operator");
});

test("after three failures nobody waits for it for a minute", async () => {
  const { hear, asked, pass } = await server((_, response) => response.writeHead(500).end());
  for (let i = 0; i < 5; i++) await hear();
  expect(asked()).toBe(3);
  pass(60_000);
  await hear();
  expect(asked()).toBe(4);
});
