import { expect, test } from "vitest";
import { isShared } from "#api/plugins/answer-bytes.ts";
import { learnerPath } from "./learner-path.ts";
import { toUnit } from "./path.wire.ts";
import { pathWriter } from "./path-bytes.wire.ts";
import type { PathUnit } from "./path-catalogue.ts";

const steps = ["meet-1", "listen", "check"].map((id) => ({ id, seconds: 100, done: false }));
const unit = (id: string, lessons: readonly number[]): PathUnit =>
  ({
    id,
    lessons: lessons.map((lesson) => ({ id: lesson, completed: false, steps })),
    story: { done: false },
    checkpoint: { passed: false, best: null },
    completed: false,
    unit: { goal: { en: "Say who you are", ru: "Скажи, кто ты", kz: "Кім екеніңді айт" } },
    readings: [],
    films: [],
    phrases: [],
  }) as unknown as PathUnit;
const units = [unit("a-01", [61, 62]), unit("a-02", [1, 2]), unit("a-03", [3])];
const nothing = { steps: [], ends: [], progress: [] };

test("a unit in which nothing was done is the same for everyone", () => {
  const own = learnerPath(units, {
    ...nothing,
    steps: [{ lessonId: 62, step: "meet-1" }],
    ends: [{ unitId: "a-03", passed: false, best: 7, storyDone: false }],
  });
  expect(own.map((one, place) => one === units[place])).toEqual([false, true, false]);
  expect(own[0]?.lessons[1]?.steps.map(({ done }) => done)).toEqual([true, false, false]);
  expect(own[2]?.checkpoint.best).toBe(7);
});

test("a learner's path is written as it would be serialised", () => {
  const next = { unit: "a-01", what: "step", lesson: 61, step: "meet-1" };
  const own = learnerPath(units, { ...nothing, steps: [{ lessonId: 1, step: "listen" }] });
  const write = pathWriter(units);
  const told = JSON.parse(JSON.stringify(own.map(toUnit)));
  const read = (parts: ReturnType<typeof write>) =>
    JSON.parse(
      Buffer.concat(parts.map((part) => (isShared(part) ? part.bytes() : part))).toString(),
    );
  expect(read(write({ units: own, next } as never))).toEqual({ units: told, next });
  const untouched = write({ units, next: null });
  expect(read(untouched)).toEqual({
    units: JSON.parse(JSON.stringify(units.map(toUnit))),
    next: null,
  });
  expect(untouched.filter(isShared)).toHaveLength(1);
  // A unit's bytes are kept by what was done in it; each learner has their own all the same.
  const ends = [{ unitId: "a-03", passed: true, best: 9, storyDone: true }];
  const ways = [
    { ...nothing, steps: [{ lessonId: 1, step: "listen" }] },
    { ...nothing, steps: [{ lessonId: 1, step: "build" }] },
    { ...nothing, ends },
    { ...nothing, ends: [{ ...ends[0], best: 8 }] as typeof ends },
    { ...nothing, ends: [{ ...ends[0], storyDone: false }] as typeof ends },
  ];
  for (const done of [...ways, ...ways]) {
    const their = learnerPath(units, done);
    expect(read(write({ units: their, next: null })).units).toEqual(
      JSON.parse(JSON.stringify(their.map(toUnit))),
    );
  }
});
