import { startDecoder, startEncoder } from "@tilashar/speech/voice";
import { beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { recordingKey } from "./recording-key.ts";
import {
  deleteVoiceRecordingsOf,
  insertVoiceRecording,
  type NewVoiceRecording,
} from "./voice-recordings.repository.ts";

const text = "Бұл кітап.";
const address = (voice = "aizhan", file = "normal.mp3") =>
  `/assets/voice/2/${voice}/${file}?text=${encodeURIComponent(text)}`;

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

onBothDatabases("a person's voice", (api) => {
  const get = (url: string) => api().app.server.inject({ url });
  const keep = (change: Partial<NewVoiceRecording>) =>
    insertVoiceRecording(api().database.queries, {
      attempt: String(change.speaker),
      accountId: null,
      speaker: "",
      voiceKind: "woman",
      licence: "CC0-1.0",
      textKey: recordingKey(text) as string,
      text,
      milliseconds: 1000,
      sound: tone(300),
      createdAt: "2026-11-23T10:00:00.000Z",
      approvedAt: "2026-11-23T11:00:00.000Z",
      ...change,
    });

  test("takes the place of ours at the same address, says whose it is, and can be passed by", async () => {
    const before = await get(address());
    expect(before.headers["voice-source"]).toBe("synthetic");
    await keep({ speaker: "waiting", approvedAt: null });
    expect((await get(address())).headers.etag).toBe(before.headers.etag);

    await keep({ speaker: "aigerim", licence: "CC-BY-4.0" });
    const after = await get(address());
    expect(after.headers).toMatchObject({
      "voice-source": "person",
      "voice-speaker": "aigerim",
      "voice-licence": "CC-BY-4.0",
    });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await heard(after.rawPayload)).pitch).toBeCloseTo(300, -1);
    const passed = await get(`${address()}&prefer=synthetic`);
    expect(passed.headers.etag).toBe(before.headers.etag);
    expect((await get(`${address()}&prefer=neural`)).headers["voice-source"]).toBe("person");
  });

  test("is slow without being lower, and the kind of voice that was asked for comes first", async () => {
    const slow = await heard((await get(address("aizhan", "slow.mp3"))).rawPayload);
    expect(slow.pitch).toBeCloseTo(300, -1);
    expect(slow.seconds).toBeGreaterThan(1.4);
    await keep({ speaker: "man", voiceKind: "man", sound: tone(120) });
    expect((await get(address("daulet"))).headers["voice-speaker"]).toBe("man");
    expect((await get(address("madina"))).headers["voice-speaker"]).toBe("aigerim");
    expect((await get(address("botagoz"))).headers["voice-source"]).toBe("person");
  });

  test("that can't be read slow, or is taken back, leaves the word to ours", async () => {
    await keep({ speaker: "broken", sound: new TextEncoder().encode("no sound at all") });
    await deleteVoiceRecordingsOf(api().database.queries, "aigerim");
    const slow = await get(address("aizhan", "slow.mp3"));
    expect(slow.statusCode).toBe(200);
    expect(slow.headers["voice-source"]).toBe("synthetic");
    await deleteVoiceRecordingsOf(api().database.queries, "broken");
    await deleteVoiceRecordingsOf(api().database.queries, "man");
    expect((await get(address())).headers["voice-source"]).toBe("synthetic");
  });
});
