import { expect, test } from "vitest";
import golden from "../../fixtures/network.json" with { type: "json" };
import { readModel } from "./model.ts";
import { logPosteriors } from "./network.ts";

const weights = Buffer.from(golden.weights, "base64");

test("the net says what it said where it was trained, up to the rounding of its weights", () => {
  const model = readModel(JSON.stringify(golden.description), weights);
  const posteriors = logPosteriors(model, Float32Array.from(golden.features));
  expect(posteriors.length).toBe(golden.posteriors.length);
  const apart = golden.posteriors.map((value, i) => Math.abs(value - (posteriors[i] as number)));
  expect(Math.max(...apart)).toBeLessThan(0.12);
});

test("weights of another net, or half of them, are refused", () => {
  const read = (bytes: Buffer, change = {}) =>
    readModel(JSON.stringify({ ...golden.description, ...change }), bytes);
  expect(() => read(weights.subarray(0, 400))).toThrow("bytes instead of");
  expect(() => read(weights, { format: 1 })).toThrow("another version");
  expect(() => read(weights, { phones: ["a"] })).toThrow("another version");
});
