import { expect, test } from "vitest";
import golden from "../../fixtures/features.json" with { type: "json" };
import { bands, logMel, normalise } from "./features.ts";
import { createSpectrum, transformLength } from "./spectrum.ts";

test("the transform is that of the definition", () => {
  const { input, power } = createSpectrum();
  for (let i = 0; i < transformLength; i++)
    input[i] = Math.sin(i * 0.37) + 0.3 * Math.cos(i * i * 0.01);
  const out = new Float64Array(transformLength / 2 + 1);
  power(out);
  for (const bin of [0, 1, 17, 128, 255, 256]) {
    let [re, im] = [0, 0];
    for (let i = 0; i < transformLength; i++) {
      re += (input[i] as number) * Math.cos((2 * Math.PI * bin * i) / transformLength);
      im -= (input[i] as number) * Math.sin((2 * Math.PI * bin * i) / transformLength);
    }
    expect(out[bin]).toBeCloseTo(re * re + im * im, 6);
  }
});

test("features are those the net was trained with", () => {
  // A chirp with a little structure, as scripts/train-speech/golden.py computes it.
  const samples = Float32Array.from(
    { length: 1600 },
    (_, i) =>
      0.4 * Math.sin((i * (300 + i)) / 16_000) + 0.1 * Math.sin(i * 1.3) * (i > 700 ? 1 : 0.1),
  );
  const features = normalise(logMel(samples));
  expect(features.length).toBe(golden.length);
  expect(features.length % bands).toBe(0);
  for (const [i, value] of golden.entries()) expect(features[i]).toBeCloseTo(value, 2);
});
