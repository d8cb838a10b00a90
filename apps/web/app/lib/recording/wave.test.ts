import { expect, test } from "vitest";
import { outline } from "./wave.ts";

test("silence around a word is left out, and the times say where the word lay", () => {
  const samples = new Float32Array(16_000);
  for (let i = 8000; i < 12_000; i++) samples[i] = 0.3 * Math.sin(i);
  const { heights, start, end } = outline(samples, 16_000, 40);
  expect(Math.abs(start - 0.46)).toBeLessThanOrEqual(0.02);
  expect(Math.abs(end - 0.8)).toBeLessThanOrEqual(0.02);
  expect(heights).toHaveLength(40);
  expect(Math.max(...heights)).toBe(1);
  expect(heights[20]).toBeGreaterThan(0.9);
});

test("silence is flat, and nothing at all does no harm", () => {
  expect(Math.max(...outline(new Float32Array(800), 16_000, 10).heights)).toBe(0);
  expect(outline(new Float32Array(0), 16_000, 10).heights).toHaveLength(10);
});
