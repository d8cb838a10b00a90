import { expect, test } from "vitest";
import { stretched } from "./stretch.ts";

const rate = 22050;

/** A voice of 150 Hz with three overtones that is quiet for 100 ms in the middle of each half second. */
const voice = Float32Array.from({ length: rate }, (_, i) => {
  const time = i / rate;
  const gate = Math.abs((time % 0.5) - 0.25) < 0.05 ? 0 : 0.3;
  return (
    gate * [1, 2, 3, 4].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 150 * n * time) / n, 0)
  );
});

/** The strongest period between 80 and 300 Hz of a tenth of a second. */
function pitchOf(sound: Float32Array, from: number): number {
  let best = 0;
  let period = 0;
  for (let lag = Math.floor(rate / 300); lag <= rate / 80; lag++) {
    let sum = 0;
    for (let i = from; i < from + rate / 10; i++) sum += (sound[i] ?? 0) * (sound[i + lag] ?? 0);
    if (sum > best) {
      best = sum;
      period = lag;
    }
  }
  return rate / period;
}

const levelAt = (sound: Float32Array, seconds: number) =>
  Math.hypot(...sound.subarray(seconds * rate, (seconds + 0.02) * rate)) / Math.sqrt(0.02 * rate);

test.each([0.66, 0.8, 1.25])(
  "at %d of its tempo speech keeps its pitch and its places",
  (tempo) => {
    const sound = stretched(voice, tempo, rate);
    expect(sound.length).toBe(Math.floor(voice.length / tempo));
    expect(pitchOf(sound, Math.floor((0.04 / tempo) * rate))).toBeCloseTo(150, -0.5);
    // What was quiet is quiet where it belongs, and what sounded sounds.
    expect(levelAt(sound, 0.24 / tempo)).toBeLessThan(0.05);
    expect(levelAt(sound, 0.74 / tempo)).toBeLessThan(0.05);
    for (const time of [0.1, 0.4, 0.6, 0.9])
      expect(levelAt(sound, time / tempo)).toBeGreaterThan(0.1);
  },
);

test("nothing and a moment are stretched, too", () => {
  expect(stretched(new Float32Array(0), 0.66, rate)).toHaveLength(0);
  expect(stretched(new Float32Array(50).fill(0.5), 0.66, rate)).toHaveLength(75);
  expect(stretched(voice, 1, rate)).toEqual(voice);
});
