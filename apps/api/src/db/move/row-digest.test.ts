import { expect, test } from "vitest";
import { type RawValue, TableDigest } from "./row-digest.ts";

const hashOf = (...rows: RawValue[][]) => {
  const digest = new TableDigest();
  for (const row of rows) digest.add(row);
  return digest.hash;
};

test("the order of rows does not matter, everything else does", () => {
  const whole = hashOf([1n, "ә"], [2n, null]);
  expect(hashOf([2n, null], [1n, "ә"])).toBe(whole);
  expect(hashOf([1n, "ә"])).not.toBe(whole);
  expect(hashOf([1n, "ә"], [2n, ""])).not.toBe(whole);
  expect(hashOf([1n, "a"], [2n, null])).not.toBe(whole);
  expect(hashOf([1n, "ә"], [2n, null], [2n, null])).not.toBe(whole);
});

test("two equal rows do not cancel out, and values do not run into each other", () => {
  expect(hashOf([1n], [1n])).not.toBe(hashOf());
  expect(hashOf(["ab", "c"])).not.toBe(hashOf(["a", "bc"]));
  expect(hashOf(["1"])).not.toBe(hashOf([1n]));
});

test("a number is itself however wide its column is", () => {
  expect(hashOf([3n])).toBe(hashOf([3]));
  expect(hashOf([0.1])).not.toBe(hashOf([0.2]));
});
