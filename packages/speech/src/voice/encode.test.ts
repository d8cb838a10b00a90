import { beforeAll, expect, test } from "vitest";
import { startEncoder } from "./encode.ts";
import { type Speaker, startSpeaker } from "./speaker.ts";

let speaker: Speaker;
beforeAll(async () => {
  speaker = await startSpeaker();
});

test("a word is at most 8 kB of MP3, and every frame begins as frames do", async () => {
  const encode = await startEncoder("mp3");
  const { pcm, sampleRate } = speaker.synthesise({ text: "денсаулық" });
  const bytes = encode(pcm, sampleRate);
  expect(bytes.length).toBeLessThan(8192);
  let at = 0;
  let frames = 0;
  while (at + 4 <= bytes.length) {
    expect(bytes[at]).toBe(0xff);
    expect((bytes[at + 1] as number) & 0xe0).toBe(0xe0);
    // MPEG-2 layer III at 32 kbit/s and 22,050 Hz: 72 × 32,000 / 22,050 bytes and one of padding.
    at += Math.floor((72 * 32_000) / 22_050) + (((bytes[at + 2] as number) >> 1) & 1);
    frames += 1;
  }
  expect((frames * 576) / 22_050).toBeGreaterThan(pcm.length / sampleRate);
});

test("one encoder makes many sounds, each the same as alone", async () => {
  const encode = await startEncoder("mp3");
  const [one, other] = ["ана", "бала"].map((text) => speaker.synthesise({ text })) as [
    ReturnType<Speaker["synthesise"]>,
    ReturnType<Speaker["synthesise"]>,
  ];
  const first = encode(one.pcm, one.sampleRate);
  encode(other.pcm, other.sampleRate);
  expect(encode(one.pcm, one.sampleRate)).toEqual(first);
});

test("Ogg begins with a page of Vorbis", async () => {
  const encode = await startEncoder("ogg");
  const { pcm, sampleRate } = speaker.synthesise({ text: "ана" });
  const bytes = encode(pcm, sampleRate);
  expect(new TextDecoder("latin1").decode(bytes.subarray(0, 4))).toBe("OggS");
  expect(new TextDecoder("latin1").decode(bytes.subarray(0, 64))).toContain("vorbis");
});
