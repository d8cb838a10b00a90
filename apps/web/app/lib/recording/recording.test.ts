import { expect, test } from "vitest";
import { makeEndOfSpeech } from "./end-of-speech.ts";
import { resample } from "./resample.ts";
import { wavOf } from "./wav.ts";

const tone = (frequency: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, i) =>
    Math.sin((2 * Math.PI * frequency * i) / rate),
  );
const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test.each([44_100, 48_000, 8_000, 96_000])(
  "a tone keeps its height and strength from %i Hz",
  (rate) => {
    const result = resample(tone(1000, rate), rate, 16_000);
    expect(result.length).toBe(8000);
    const expected = tone(1000, 16_000);
    for (let i = 200; i < 7800; i += 37) expect(result[i]).toBeCloseTo(expected[i] as number, 2);
  },
);

test("what is too high for 16 kHz is taken out and does not come back as something else", () => {
  expect(level(resample(tone(11_000, 48_000), 48_000, 16_000).subarray(200, 7800))).toBeLessThan(
    0.002,
  );
  expect(level(resample(tone(6_500, 48_000), 48_000, 16_000).subarray(200, 7800))).toBeGreaterThan(
    0.65,
  );
});

test("a WAV file says what it holds, and clips instead of wrapping round", async () => {
  const bytes = new DataView(await wavOf(Float32Array.of(0, 1.5, -1.5, 0.5), 16_000).arrayBuffer());
  const text = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((i) => bytes.getUint8(at + i)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8);
  expect(bytes.getUint32(24, true)).toBe(16_000);
  expect(bytes.getUint16(34, true)).toBe(16);
  expect([0, 1, 2, 3].map((i) => bytes.getInt16(44 + 2 * i, true))).toEqual([
    0, 32767, -32767, 16384,
  ]);
});

const piece = 0.02;
/** Seconds after which a recording of these levels ends. */
const endOf = (levels: readonly [level: number, seconds: number][], longestSilence?: number) => {
  const end = makeEndOfSpeech(5, longestSilence);
  let at = 0;
  for (const [loudness, seconds] of levels)
    for (let i = 0; i < seconds / piece; i++) {
      at += piece;
      if (end.hear(loudness, piece)) return at;
    }
  return null;
};

test("who speaks freely may think between sentences: only the longest time ends it", () => {
  const thinking = [
    [0.2, 0.6],
    [0.001, 3],
    [0.2, 3],
  ] as const;
  expect(endOf(thinking.map(([level, seconds]) => [level, seconds]))).toBeCloseTo(1.4, 1);
  expect(
    endOf(
      thinking.map(([level, seconds]) => [level, seconds]),
      Number.POSITIVE_INFINITY,
    ),
  ).toBeCloseTo(5, 1);
});

test("recording ends 0.8 s after the word", () => {
  expect(
    endOf([
      [0.001, 0.5],
      [0.2, 0.6],
      [0.001, 3],
    ]),
  ).toBeCloseTo(1.9, 1);
});

test("a pause inside a phrase does not end it", () => {
  expect(
    endOf([
      [0.001, 0.3],
      [0.2, 0.4],
      [0.001, 0.5],
      [0.2, 0.4],
      [0.001, 3],
    ]),
  ).toBeCloseTo(2.4, 1);
});

test("silence, and a steady noise, last until 5 s are over", () => {
  expect(endOf([[0.0005, 9]])).toBeCloseTo(5, 1);
  expect(endOf([[0.03, 9]])).toBeCloseTo(5, 1);
});

test("a word over a steady noise is noticed all the same", () => {
  expect(
    endOf([
      [0.01, 0.6],
      [0.2, 0.5],
      [0.01, 4],
    ]),
  ).toBeLessThan(2.2);
});

test("a click is no word", () => {
  expect(
    endOf([
      [0.001, 0.3],
      [0.5, 0.04],
      [0.001, 9],
    ]),
  ).toBeCloseTo(5, 1);
});
