import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { makeOutsideVoice } from "./outside-voice.ts";

const mp3 = Buffer.concat([Buffer.from([0xff, 0xf3, 0x44, 0xc4]), Buffer.alloc(400, 7)]);
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function server(answer: Answer) {
  const asked: string[] = [];
  const http = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      asked.push(body);
      answer(request, response, body);
    });
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  let clock = 0;
  const warnings: string[] = [];
  const voice = makeOutsideVoice({
    address: {
      baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
      apiKey: "key-of-the-operator",
      model: "best-voice",
    },
    warn: (line) => void warnings.push(line),
    now: () => clock,
    timeoutMs: 300,
  });
  return {
    asked,
    warnings,
    pass: (ms: number) => {
      clock += ms;
    },
    say: () => voice.say({ text: "сәлем", voice: "aizhan", rate: "slow" }),
  };
}

test("asks in the protocol of the speech servers and hands on what they say", async () => {
  let path: string | undefined;
  let key: string | undefined;
  const { asked, say } = await server((request, response) => {
    path = request.url;
    key = request.headers.authorization;
    response.writeHead(200, { "content-type": "audio/mpeg" }).end(mp3);
  });
  expect(await say()).toEqual(mp3);
  expect(path).toBe("/v1/audio/speech");
  expect(key).toBe("Bearer key-of-the-operator");
  expect(JSON.parse(asked[0] as string)).toMatchObject({
    model: "best-voice",
    input: "сәлем",
    voice: "nova",
    response_format: "mp3",
    speed: 0.7,
  });
});

test.each<[string, Answer]>([
  ["never answers", () => {}],
  ["drips", (_, response) => void setInterval(() => response.write("x"), 20).unref()],
  ["refuses", (_, response) => response.writeHead(429).end("slow down")],
  ["breaks", (_, response) => response.destroy()],
  ["sends a page", (_, response) => response.end(`<html>${"x".repeat(500)}</html>`)],
  [
    "sends elsewhere",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  ],
  ["sends too much", (_, response) => response.end(Buffer.concat([mp3, Buffer.alloc(3_000_000)]))],
])("a server that %s is given up on in time", async (_, answer) => {
  const { say, warnings } = await server(answer);
  expect(await say()).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain("key-of-the-operator");
});

test("after three failures nobody waits for it for a minute", async () => {
  const { say, asked, pass } = await server((_, response) => response.writeHead(500).end());
  for (let i = 0; i < 5; i++) expect(await say()).toBeNull();
  expect(asked).toHaveLength(3);
  pass(60_000);
  await say();
  expect(asked).toHaveLength(4);
});
