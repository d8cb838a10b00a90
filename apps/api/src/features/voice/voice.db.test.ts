import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const address = (text: string, file = "normal.mp3", voice = "aizhan", version = "2") =>
  `/assets/voice/${version}/${voice}/${file}?text=${encodeURIComponent(text)}`;

onBothDatabases("the voice", (api) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    api().app.server.inject({ url, headers });
  beforeAll(async () => {
    await get(address("иә"));
  });

  test("says a word of the course as MP3, kept for a while and then asked about by its tag", async () => {
    const answer = await get(address("сәлем"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("audio/mpeg");
    expect(answer.headers["cache-control"]).toBe(
      "public, max-age=600, stale-while-revalidate=604800",
    );
    expect(answer.headers["voice-source"]).toBe("synthetic");
    const tag = String(answer.headers.etag);
    const again = await get(address("сәлем"), { "if-none-match": `"other", W/${tag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect((await get(address("сәлем"), { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xf3]));
    expect(answer.rawPayload.length).toBeGreaterThan(1500);
    expect(answer.rawPayload.length).toBeLessThan(8192);
    expect((await get(address("сәлем"))).rawPayload).toEqual(answer.rawPayload);
    expect((await get(address("сәлем", "slow.mp3"))).rawPayload.length).toBeGreaterThan(
      answer.rawPayload.length,
    );
    expect((await get(address("сәлем", "normal.mp3", "daulet"))).rawPayload).not.toEqual(
      answer.rawPayload,
    );
  });

  test("sends a page of an earlier day on to the voices of today", async () => {
    const answer = await get(address("сәлем", "normal.mp3", "aizhan", "0"));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await get(String(answer.headers.location))).statusCode).toBe(200);
  });

  test("says sentences, derived forms and numbers", async () => {
    for (const text of [
      "Апам базардан 3 кг алма алып келді.",
      "кітапханаларымыздағылардан",
      "ата-ана",
      "Айгүл",
    ])
      expect((await get(address(text))).statusCode, text).toBe(200);
  });

  test("says nothing that the product does not teach", async () => {
    for (const text of [
      "",
      " сәлем",
      "сәлем  сәлем",
      "Buy cheap pills",
      "Позвоните нам по номеру",
      "хщшжгы ыждвлоа",
      "🙂",
      "а".repeat(201),
      "сәлем ".repeat(40).trim(),
      "сәлем <script>",
    ])
      expect((await get(address(text))).statusCode, text).toBe(404);
    expect((await get(address("сәлем", "normal.mp3", "aizhan", "x"))).statusCode).toBe(404);
    expect((await get(address("сәлем", "fast.mp3"))).statusCode).toBe(404);
    expect((await get(address("сәлем", "normal.mp3", "__proto__"))).statusCode).toBe(404);
    expect((await get("/assets/voice/2/aizhan/normal.mp3")).statusCode).toBe(404);
    expect((await get(`${address("сәлем")}&prefer=robot`)).statusCode).toBe(404);
    expect((await get("/assets/voice/2/aizhan/normal.mp3?text=a&text=b")).statusCode).toBe(404);
  });

  test("answers the parts that Safari asks for", async () => {
    const whole = (await get(address("кітап"))).rawPayload;
    const first = await get(address("кітап"), { range: "bytes=0-1" });
    expect(first.statusCode).toBe(206);
    expect(first.headers["content-range"]).toBe(`bytes 0-1/${whole.length}`);
    expect(first.rawPayload).toEqual(whole.subarray(0, 2));
    const rest = await get(address("кітап"), { range: "bytes=100-" });
    expect(rest.rawPayload).toEqual(whole.subarray(100));
    expect((await get(address("кітап"), { range: "bytes=-5" })).rawPayload).toEqual(
      whole.subarray(-5),
    );
    expect((await get(address("кітап"), { range: "bytes=999999-" })).statusCode).toBe(416);
    expect((await get(address("кітап"), { range: "bytes=5-3" })).statusCode).toBe(200);
    expect((await get(address("кітап"), { range: "pages=1" })).statusCode).toBe(200);
  });

  test("asked many times at once, makes a sound once and answers all alike", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(address("қарындаш"))));
    for (const answer of answers) expect(answer.rawPayload).toEqual(answers[0]?.rawPayload);
  });

  test("keeps what it made in files, and makes it again when they are gone", async () => {
    const folder = join(api().place.dataDir, "voice");
    await get(address("мысық"));
    const files = (await readdir(folder)).filter((name) => name.endsWith(".mp3"));
    expect(files.length).toBeGreaterThan(3);
    await rm(folder, { recursive: true });
    await writeFile(folder, "no folder any more");
    expect((await get(address("ит"))).statusCode).toBe(200);
    expect((await readFile(folder)).toString()).toBe("no folder any more");
    await rm(folder);
  });
});
