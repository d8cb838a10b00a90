import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleKinds, wavFile } from "../testing/wav-file.ts";
import { decodeWav } from "./wav.ts";

const tone = (rate: number, seconds = 0.1): number[] =>
  Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / rate),
  );

test("every kind of sample is read to the same sound", () => {
  for (const { tag, bits } of sampleKinds) {
    for (const extensible of [false, true]) {
      const sound = decodeWav(wavFile(tone(16_000), { tag, bits, extensible }));
      expect(sound?.sampleRate).toBe(16_000);
      expect(sound?.samples).toHaveLength(1600);
      const error = Math.max(
        ...tone(16_000).map((value, i) => Math.abs(value - (sound?.samples[i] ?? 9))),
      );
      expect(error).toBeLessThan(bits === 8 ? 0.01 : 1e-3);
    }
  }
});

test("channels are mixed, and the loudest is taken when they cancel each other", () => {
  const sound = tone(16_000);
  const both = decodeWav(wavFile(sound, { channels: 2, spread: [1, 0] }));
  expect(both?.samples[10]).toBeCloseTo((sound[10] as number) / 2, 3);
  const opposed = decodeWav(wavFile(sound, { channels: 2, spread: [1, -1] }));
  expect(opposed?.samples[10]).toBeCloseTo(sound[10] as number, 3);
});

test("a size of zero or of all ones means the rest of the file", () => {
  for (const claimed of [0, 0xffffffff])
    expect(decodeWav(wavFile(tone(16_000), { claimed }))?.samples).toHaveLength(1600);
});

test("a size that promises more than there is ends with the bytes", () => {
  expect(decodeWav(wavFile(tone(16_000), { claimed: 4_000_000_000 }))?.samples).toHaveLength(1600);
});

test("other chunks before the sound are passed over", () => {
  const file = wavFile(tone(16_000), {
    before: [
      ["LIST", new Uint8Array(33)],
      ["fact", new Uint8Array(4)],
    ],
  });
  expect(decodeWav(file)?.samples).toHaveLength(1600);
});

test("a hundred thousand empty chunks are walked through", () => {
  const file = wavFile(tone(16_000), {
    before: Array.from({ length: 100_000 }, () => ["junk", new Uint8Array(0)] as const),
  });
  expect(decodeWav(file)?.samples).toHaveLength(1600);
});

test("only half a minute is read", () => {
  const file = wavFile(new Array(8000 * 40).fill(0.1), { rate: 8000 });
  expect(decodeWav(file)?.samples).toHaveLength(8000 * 30);
});

test("a constant part is taken out", () => {
  const sound = decodeWav(wavFile(tone(16_000).map((value) => value / 2 + 0.4)));
  const mean = (sound?.samples.reduce((sum, value) => sum + value, 0) ?? 9) / 1600;
  expect(Math.abs(mean)).toBeLessThan(1e-4);
});

test("what is no sound is refused", () => {
  const good = tone(16_000);
  const refused = [
    new Uint8Array(0),
    new Uint8Array(11),
    new TextEncoder().encode("this is not a recording at all, only a text"),
    wavFile(good, { rate: 0 }),
    wavFile(good, { rate: 7999 }),
    wavFile(good, { rate: 4_294_967_295 }),
    wavFile(good, { channels: 0 }),
    wavFile(good, { tag: 2 }),
    wavFile(good, { bits: 12 }),
    wavFile(good, { bits: 0 }),
    wavFile([Number.NaN, 0.1], { tag: 3, bits: 32 }),
    wavFile([Number.POSITIVE_INFINITY, 0.1], { tag: 3, bits: 64 }),
  ];
  for (const file of refused) expect(decodeWav(file)).toBeNull();
});

test("numbers beyond full scale are brought back to it", () => {
  const sound = decodeWav(wavFile([3e38, -3e38, 1e38, 0], { tag: 3, bits: 32 }));
  expect(Math.max(...(sound?.samples ?? []).map(Math.abs))).toBeLessThanOrEqual(1.001);
});

test("any bytes decode to finite sound or to nothing", () => {
  const anyFile = fc
    .record({
      tag: fc.constantFrom(0, 1, 2, 3, 6, 7, 0xfffe, 65535),
      bits: fc.constantFrom(0, 1, 8, 12, 16, 24, 32, 64, 65535),
      rate: fc.oneof(fc.constantFrom(0, 8000, 16_000, 44_101, 192_000, 4_294_967_295), fc.nat()),
      channels: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(65535)),
      claimed: fc.option(fc.nat({ max: 4_294_967_295 }), { nil: undefined }),
      cut: fc.nat({ max: 300 }),
      flips: fc.array(fc.tuple(fc.nat({ max: 120 }), fc.nat({ max: 255 })), { maxLength: 4 }),
    })
    .map(({ cut, flips, claimed, ...header }) => {
      const file = wavFile(tone(8000, 0.02), {
        ...header,
        ...(claimed === undefined ? {} : { claimed }),
      });
      for (const [at, value] of flips) if (at < file.length) file[at] = value;
      return file.subarray(0, Math.max(0, file.length - cut));
    });
  fc.assert(
    fc.property(fc.oneof(anyFile, fc.uint8Array({ maxLength: 400 })), (bytes) => {
      const sound = decodeWav(bytes);
      if (!sound) return;
      expect(sound.samples.length).toBeLessThanOrEqual(bytes.length);
      expect(sound.samples.every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
