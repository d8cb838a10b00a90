import { expect, test } from "vitest";
import { InvertedIndex } from "./inverted-index.ts";

const index = new InvertedIndex((add) => {
  add("tea", 0, 1);
  add("milk", 0, 0.5);
  add("tea", 0, 0.25);
  add("bread", 1, 1);
  add("tea", 2, 1);
});

function holdersOf(feature: string): [holder: number, count: number][] {
  const found: [number, number][] = [];
  index.forHolders(feature, (holder, count) => found.push([holder, count]));
  return found;
}

test("each that holds a feature is found once, in order, with all that it counts for it", () => {
  expect(holdersOf("tea")).toEqual([
    [0, 1.25],
    [2, 1],
  ]);
  expect(holdersOf("milk")).toEqual([[0, 0.5]]);
  expect(holdersOf("bread")).toEqual([[1, 1]]);
  expect(holdersOf("coffee")).toEqual([]);
});

test("it is known how many hold a feature, and how often it was added", () => {
  const features = ["tea", "milk", "coffee"];
  expect(features.map((one) => index.holding(one))).toEqual([2, 1, 0]);
  expect(features.map((one) => index.timesAdded(one))).toEqual([3, 1, 0]);
});

test("an index of nothing finds nothing", () => {
  const empty = new InvertedIndex(() => {});
  expect(empty.holding("tea")).toBe(0);
  expect(empty.timesAdded("tea")).toBe(0);
});
