import { beforeEach, expect, test, vi } from "vitest";
import { forgetRun, type KeptRun, keepRun, keptRun } from "./kept-run.ts";
import type { SessionPlace } from "./subject.ts";

const place: SessionPlace = {
  unit: "a-01-first-sounds",
  subject: { what: "step", lesson: 61, step: "meet-1" },
};
const kept: KeptRun = {
  attempt: "attempt-0001",
  seed: "seed-1",
  version: "v1",
  startedAt: 1_795_000_000_000,
  run: {
    queue: [1, 2, 0],
    phase: "told",
    answers: [{ item: "choose-word:301", given: ["302"] }],
    verdict: { right: false, note: null, expected: "сәлем", mistakes: [] },
  },
};

let storage = new Map<string, string>();

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("a session is found again as it was left, verdict included", () => {
  keepRun(place, kept);
  expect(keptRun(place, "v1")).toEqual(kept);
});

test("other places, other content and finished sessions begin anew", () => {
  keepRun(place, kept);
  expect(keptRun({ unit: place.unit, subject: { what: "checkpoint" } }, "v1")).toBeNull();
  expect(keptRun(place, "v2")).toBeNull();
  keepRun(place, { ...kept, run: { ...kept.run, queue: [], phase: "finished" } });
  expect(keptRun(place, "v1")).toBeNull();
  keepRun(place, kept);
  forgetRun(place);
  expect(keptRun(place, "v1")).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"version":"v1"}',
  '{"version":"v1","attempt":1,"seed":"x","startedAt":1,"run":{"phase":"asking","queue":[],"answers":[]}}',
  '{"version":"v1","attempt":"a","seed":"x","startedAt":1,"run":{"phase":"asking","queue":["1"],"answers":[]}}',
  '{"version":"v1","attempt":"a","seed":"x","startedAt":1,"run":{"phase":"asking","queue":[1],"answers":[{}]}}',
])("what is spoilt in storage begins a new session: %s", (text) => {
  keepRun(place, kept);
  for (const key of storage.keys()) storage.set(key, text);
  expect(keptRun(place, "v1")).toBeNull();
});
