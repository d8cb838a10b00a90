import { beforeEach, expect, test, vi } from "vitest";
import { markOfStep, marksOf, noteFinished, noteOpening, openingIn } from "./own-work.ts";

let storage = new Map<string, string>();

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test("a guest's work is known to the learner they become, and a learner's to nobody else", () => {
  noteFinished(null, markOfStep(61, "meet-1"));
  noteFinished(7, markOfStep(61, "meet-2"));
  expect([...marksOf(null)]).toEqual(["61:meet-1"]);
  expect([...marksOf(7)].sort()).toEqual(["61:meet-1", "61:meet-2"]);
  expect([...marksOf(8)]).toEqual(["61:meet-1"]);
});

test("pages find a guest's work by the key that they know", () => {
  noteFinished(null, markOfStep(61, "meet-1"));
  expect([...storage.keys()]).toEqual(["path-work:guest"]);
});

test("what is spoilt in storage counts for nothing, and new work is kept all the same", () => {
  for (const text of ["", "{", "null", "{}", "[1]"]) {
    storage.set("path-work:guest", text);
    expect([...marksOf(null)]).toEqual([]);
    noteFinished(null, "61:use");
    expect([...marksOf(null)]).toEqual(["61:use"]);
  }
});

test("of several tests the last one opens the path, and other work stays", () => {
  noteFinished(null, markOfStep(61, "meet-1"));
  noteOpening(null, "b-02");
  noteOpening(null, "b-05");
  expect(openingIn(marksOf(null))).toBe("b-05");
  expect([...marksOf(null)].sort()).toEqual(["61:meet-1", "opens:b-05"]);
  expect(openingIn(new Set(["61:meet-1"]))).toBeUndefined();
});
