import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const boundary = "----tilashar";

interface Part {
  name: string;
  value: string | Buffer;
  filename?: string;
}

function form(parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
          filename === undefined ? "" : `; filename="${filename}"\r\ncontent-type: audio/wav`
        }\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

interface Wave {
  rate?: number;
  channels?: number;
  bits?: number;
  align?: number;
  format?: number;
  riffSize?: number;
  dataSize?: number;
  before?: Buffer;
  data?: Buffer;
}

/** A RIFF/WAVE file that may say anything about itself. */
function wave({
  rate = 16_000,
  channels = 1,
  bits = 16,
  align = (channels * bits) / 8,
  format = 1,
  riffSize,
  dataSize,
  before = Buffer.alloc(0),
  data = Buffer.alloc(32_000),
}: Wave = {}): Buffer {
  const head = Buffer.alloc(36);
  head.write("RIFF", 0);
  head.writeUInt32LE(riffSize ?? 36 + before.length + data.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(channels & 0xffff, 22);
  head.writeUInt32LE(rate >>> 0, 24);
  head.writeUInt32LE((rate * align) >>> 0, 28);
  head.writeUInt16LE(align & 0xffff, 32);
  head.writeUInt16LE(bits & 0xffff, 34);
  const size = Buffer.alloc(8);
  size.write("data", 0);
  size.writeUInt32LE((dataSize ?? data.length) >>> 0, 4);
  return Buffer.concat([head, before, size, data]);
}

const noise = (seconds: number) =>
  Buffer.from(
    Int16Array.from({ length: seconds * 16_000 }, (_, i) => 4000 * Math.sin(i * i * 0.7)).buffer,
  );

onBothDatabases("checking a pronunciation", (api) => {
  const send = (payload: Buffer | string, type = `multipart/form-data; boundary=${boundary}`) =>
    api().call("POST", "/check-pronunciation/", payload, { headers: { "content-type": type } });
  const check = (audio: Buffer | string, word = "сәлем", more: Part[] = []) =>
    send(
      form([
        { name: "word", value: word },
        { name: "audio", value: audio, filename: "a.wav" },
        ...more,
      ]),
    );

  test("answers the fields of the specification, in the language asked for", async () => {
    const sentences = [];
    for (const language of ["en", "ru", "kz"]) {
      const { status, body } = await check(wave(), "сәлем", [
        { name: "language", value: language },
      ]);
      expect(status).toBe(200);
      expect(body).toMatchObject({ correct: false, quality: "poor", expected: "сәлем" });
      expect(body.feedbackKey).toMatch(/^speech_feedback_/);
      expect(Object.keys(body)).toEqual(
        expect.arrayContaining([
          "feedbackParams",
          "best_match",
          "recognized",
          "error",
          "message",
          "sounds",
        ]),
      );
      sentences.push(body.message);
    }
    expect(new Set(sentences).size).toBe(3);
  });

  test.each<[string, () => Buffer | string]>([
    ["nothing", () => ""],
    ["text", () => "this is no sound"],
    ["only a header", () => wave({ data: Buffer.alloc(0) })],
    ["half a header", () => wave().subarray(0, 20)],
    ["silence", () => wave()],
    ["noise", () => wave({ data: noise(1) })],
    ["sizes of 0", () => wave({ riffSize: 0, dataSize: 0 })],
    ["sizes far too large", () => wave({ riffSize: 0xffffffff, dataSize: 0xfffffff0 })],
    ["no rate", () => wave({ rate: 0 })],
    ["the highest rate", () => wave({ rate: 0xffffffff })],
    ["no channels", () => wave({ channels: 0 })],
    ["all channels", () => wave({ channels: 0xffff })],
    ["no bits", () => wave({ bits: 0 })],
    ["all bits", () => wave({ bits: 0xffff })],
    ["no alignment", () => wave({ align: 0 })],
    ["another codec", () => wave({ format: 0x55 })],
    [
      "100,000 empty chunks",
      () => wave({ before: Buffer.from("JUNK\0\0\0\0".repeat(100_000), "latin1") }),
    ],
    ["a minute", () => wave({ data: noise(60) })],
  ])("a recording of %s is answered calmly, and never as right", async (_, audio) => {
    const { status, body } = await check(audio());
    expect([status, body.correct]).toEqual([200, false]);
  });

  test("what is too large is refused before it is read", async () => {
    expect((await check(Buffer.alloc(5_000_000))).status).toBe(413);
    expect((await check(Buffer.alloc(40_000_000))).status).toBe(413);
  });

  test.each<[string, string, Buffer | string, number]>([
    ["JSON", "application/json", '{"word":"сәлем"}', 400],
    ["no boundary", "multipart/form-data", "x", 400],
    ["another boundary", "multipart/form-data; boundary=other", form([]), 400],
    [
      "a form that breaks off",
      `multipart/form-data; boundary=${boundary}`,
      form([{ name: "word", value: "сәлем" }]).subarray(0, 60),
      400,
    ],
    [
      "no word",
      `multipart/form-data; boundary=${boundary}`,
      form([{ name: "audio", value: wave(), filename: "a" }]),
      400,
    ],
    [
      "no recording",
      `multipart/form-data; boundary=${boundary}`,
      form([{ name: "word", value: "сәлем" }]),
      400,
    ],
    [
      "a word of another language",
      `multipart/form-data; boundary=${boundary}`,
      form([
        { name: "word", value: "hello" },
        { name: "audio", value: wave(), filename: "a" },
      ]),
      400,
    ],
  ])("%s is refused with a sentence", async (_, type, payload, expected) => {
    const { status, body } = await send(payload, type);
    expect(status).toBe(expected);
    expect(body.detail).toBeTruthy();
  });

  test("odd names and second files are passed over", async () => {
    const { status, body } = await send(
      form([
        { name: "constructor.x", value: "x" },
        { name: "word", value: "ана" },
        { name: "word", value: "бала" },
        { name: "audio", value: wave(), filename: "../../etc/passwd" },
        { name: "audio", value: wave({ data: noise(1) }), filename: "\u0001" },
        { name: "other", value: Buffer.alloc(1000), filename: "b" },
      ]),
    );
    expect(status).toBe(200);
    expect(body.expected).toBe("ана");
    const poisoned = await check(wave(), "ана", [{ name: "__proto__", value: "x" }]);
    expect(poisoned.status).toBe(400);
  });

  test("no file of a recording is left anywhere in the data folder", () => {
    const names = readdirSync(api().place.dataDir, { recursive: true }).map(String);
    expect(names.filter((name) => /wav|audio|recording/i.test(name))).toEqual([]);
  });

  test("words come from the lessons the learner has done", async () => {
    const { status, body } = await api().call("GET", "/get-word?after=%D0%B0%D0%BD%D0%B0");
    expect(status).toBe(200);
    expect(body).toMatchObject({ collecting: false });
    expect(body.word).toMatch(/^[а-яёәғқңөұүһі]+$/);
    expect(body.word).not.toBe("ана");
    expect((await api().call("GET", `/get-word?missed=${"x".repeat(100)}`)).status).toBe(400);
    const { access } = await api().learner();
    expect((await api().call("GET", "/get-word", undefined, { token: access })).status).toBe(200);
  });

  test("a set needs its learner, and five proofs", async () => {
    const receipts = ["a", "b", "c", "d", "e"];
    expect((await api().call("POST", "/speech-sets/", { receipts })).status).toBe(401);
    const { access: token } = await api().learner();
    expect((await api().call("POST", "/speech-sets/", { receipts }, { token })).status).toBe(400);
    expect((await api().call("POST", "/speech-sets/", { receipts: ["a"] }, { token })).status).toBe(
      400,
    );
  });
});

onBothDatabases(
  "the limit of checks",
  (api) => {
    test("is 60 a minute, and says when to come back", async () => {
      const payload = form([{ name: "word", value: "hello" }]);
      const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
      for (let i = 0; i < 60; i++)
        expect(
          (await api().call("POST", "/check-pronunciation/", payload, { headers })).status,
        ).toBe(400);
      const refused = await api().call("POST", "/check-pronunciation/", payload, { headers });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    });
  },
  { rateLimits: true },
);
