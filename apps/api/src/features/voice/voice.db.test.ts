import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mp3Delay, startDecoder, startEncoder, startSpeaker } from "@tilashar/speech/voice";
import { beforeAll, describe, expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { recordingKey } from "./recording-key.ts";
import {
  deleteVoiceRecordingsOf,
  insertVoiceRecording,
  type NewVoiceRecording,
} from "./voice-recordings.repository.ts";

const address = (text: string, file = "normal.mp3", voice = "aizhan", version = "3") =>
  `/assets/voice/${version}/${voice}/${file}?text=${encodeURIComponent(text)}`;

const recorded = "Бұл кітап.";
const recordedAddress = (voice = "aizhan", file = "normal.mp3", said = recorded) =>
  address(said, file, voice);

/** A second of a tone, for telling whose recording it is. */
let tone: (pitch: number) => Uint8Array;
let decode: Awaited<ReturnType<typeof startDecoder>>;

/** Upward crossings of zero a second. */
async function heard(mp3: Buffer): Promise<{ pitch: number; seconds: number }> {
  const { pcm, sampleRate } = await decode(mp3);
  const [from, to] = [Math.round(pcm.length * 0.25), Math.round(pcm.length * 0.75)];
  let count = 0;
  for (let i = from; i < to; i++) if ((pcm[i - 1] ?? 0) < 0 && (pcm[i] ?? 0) >= 0) count += 1;
  return { pitch: (count * sampleRate) / (to - from), seconds: pcm.length / sampleRate };
}

beforeAll(async () => {
  const encode = await startEncoder("mp3");
  decode = await startDecoder();
  tone = (pitch) =>
    encode(
      Float32Array.from(
        { length: 22050 },
        (_, i) => 0.5 * Math.sin((i / 22050) * pitch * 2 * Math.PI),
      ),
      22050,
    );
});

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

  test("tells when each word is heard, and says a text as it was said before", async () => {
    const text = "Бұл кітап, ол дәптер.";
    const answer = await get(address(text, "normal.json"));
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["voice-source"]).toBe("synthetic");
    const { words, phones } = answer.json();
    expect(
      words.map((one: { textStart: number; textEnd: number }) =>
        text.slice(one.textStart, one.textEnd),
      ),
    ).toEqual(["Бұл", "кітап", "ол", "дәптер"]);
    expect(words[2].start).toBeGreaterThan(words[1].end + 0.1);
    expect(phones).toHaveLength(16);
    const tag = String(answer.headers.etag);
    const again = await get(address(text, "normal.json"), { "if-none-match": tag });
    expect(again.statusCode).toBe(304);
    expect((await get(address("Buy cheap pills", "normal.json"))).statusCode).toBe(404);

    const plain = await get(`${address(text)}&prosody=plain`);
    expect(plain.statusCode).toBe(200);
    expect(plain.rawPayload).not.toEqual((await get(address(text))).rawPayload);
    expect((await get(`${address(text)}&prosody=flat`)).statusCode).toBe(404);
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
    expect((await get("/assets/voice/3/aizhan/normal.mp3")).statusCode).toBe(404);
    expect((await get(`${address("сәлем")}&prefer=robot`)).statusCode).toBe(404);
    expect((await get("/assets/voice/3/aizhan/normal.mp3?text=a&text=b")).statusCode).toBe(404);
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

  describe("a person's voice", () => {
    const keep = (change: Partial<NewVoiceRecording>) =>
      insertVoiceRecording(api().database.queries, {
        attempt: String(change.speaker),
        accountId: null,
        speaker: "",
        voiceKind: "woman",
        licence: "CC0-1.0",
        textKey: recordingKey(recorded) as string,
        text: recorded,
        milliseconds: 1000,
        sound: tone(300),
        createdAt: "2026-11-23T10:00:00.000Z",
        approvedAt: "2026-11-23T11:00:00.000Z",
        ...change,
      });

    test("takes the place of ours at the same address, says whose it is, and can be passed by", async () => {
      const before = await get(recordedAddress());
      expect(before.headers["voice-source"]).toBe("synthetic");
      await keep({ speaker: "waiting", approvedAt: null });
      expect((await get(recordedAddress())).headers.etag).toBe(before.headers.etag);

      await keep({ speaker: "aigerim", licence: "CC-BY-4.0" });
      const after = await get(recordedAddress());
      expect(after.headers).toMatchObject({
        "voice-source": "person",
        "voice-speaker": "aigerim",
        "voice-licence": "CC-BY-4.0",
      });
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect((await heard(after.rawPayload)).pitch).toBeCloseTo(300, -1);
      const passed = await get(`${recordedAddress()}&prefer=synthetic`);
      expect(passed.headers.etag).toBe(before.headers.etag);
      expect((await get(`${recordedAddress()}&prefer=neural`)).headers["voice-source"]).toBe(
        "person",
      );
    });

    test("is followed word by word, and not where something else is heard in it", async () => {
      const said = "Менің атым Айгүл.";
      const { pcm, sampleRate, words } = (await startSpeaker()).synthesise({ text: said });
      const change = { textKey: recordingKey(said) as string, text: said };
      await keep({
        ...change,
        speaker: "dana",
        sound: (await startEncoder("mp3"))(pcm, sampleRate),
      });
      const url = recordedAddress("aizhan", "normal.json", said);
      const followed = await get(url);
      expect(followed.headers["voice-source"]).toBe("person");
      const found: typeof words = followed.json().words;
      expect(found).toHaveLength(3);
      found.forEach(({ start, textStart }, at) => {
        expect(textStart).toBe(words[at]?.textStart);
        expect(Math.abs(start - mp3Delay - (words[at]?.start ?? 0))).toBeLessThan(0.09);
      });
      await deleteVoiceRecordingsOf(api().database.queries, "dana");
      // A tone is no word.
      expect((await get(recordedAddress("aizhan", "normal.json"))).statusCode).toBe(404);
    });

    test("is slow without being lower, and the kind of voice that was asked for comes first", async () => {
      const slow = await heard((await get(recordedAddress("aizhan", "slow.mp3"))).rawPayload);
      expect(slow.pitch).toBeCloseTo(300, -1);
      expect(slow.seconds).toBeGreaterThan(1.4);
      await keep({ speaker: "man", voiceKind: "man", sound: tone(120) });
      expect((await get(recordedAddress("daulet"))).headers["voice-speaker"]).toBe("man");
      expect((await get(recordedAddress("madina"))).headers["voice-speaker"]).toBe("aigerim");
      expect((await get(recordedAddress("botagoz"))).headers["voice-source"]).toBe("person");
    });

    test("that can't be read slow, or is taken back, leaves the word to ours", async () => {
      await keep({ speaker: "broken", sound: new TextEncoder().encode("no sound at all") });
      await deleteVoiceRecordingsOf(api().database.queries, "aigerim");
      const slow = await get(recordedAddress("aizhan", "slow.mp3"));
      expect(slow.statusCode).toBe(200);
      expect(slow.headers["voice-source"]).toBe("synthetic");
      await deleteVoiceRecordingsOf(api().database.queries, "broken");
      await deleteVoiceRecordingsOf(api().database.queries, "man");
      expect((await get(recordedAddress())).headers["voice-source"]).toBe("synthetic");
    });
  });
});
