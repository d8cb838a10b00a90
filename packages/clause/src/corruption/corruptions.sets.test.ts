import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ClauseJudge, sentencesOf } from "../index.ts";
import { corruptions } from "./corruptions.ts";

const folder = join(import.meta.dirname, "../../test-set");
const read = (name: string): Record<string, unknown> =>
  parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>;

/** So many of a kind are judged: each is one sentence of the sets made wrong. */
const OF_A_KIND = 40;
const LONGEST = 9;
const BOUNDS = "made-wrong.yaml";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

const textsIn = (given: unknown): string[] =>
  typeof given === "string"
    ? [given]
    : typeof given === "object" && given !== null
      ? Object.values(given).flatMap(textsIn)
      : [];

const right = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml") && name !== BOUNDS)
    .flatMap((name) => textsIn(read(name).right))
    .flatMap(sentencesOf),
);

/** What each kind makes of the right sentences of all sets, spread over them. */
function madeWrong(): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const sentence of right) {
    if (sentence.split(" ").length > LONGEST || /[«»]/.test(sentence)) continue;
    const understood = judge.understood(sentence);
    if (!understood) continue;
    const seen = new Set<string>();
    for (const { kind, text } of corruptions(understood, judge.government)) {
      if (seen.has(kind) || right.has(text)) continue;
      seen.add(kind);
      made.set(kind, [...(made.get(kind) ?? []), text]);
    }
  }
  return made;
}

const spread = (list: readonly string[]): string[] => {
  const step = Math.max(1, list.length / OF_A_KIND);
  return Array.from(
    { length: Math.min(OF_A_KIND, list.length) },
    (_, at) => list[Math.floor(at * step)] ?? "",
  );
};

/** Of how many in a hundred of each kind it is still said that they are right; some are right by chance. */
const bounds = read(BOUNDS).pass as Readonly<Record<string, number>>;
const samples = [...madeWrong()].map(([kind, list]) => ({
  kind,
  sample: spread(list),
}));

describe("what is made wrong by machine", () => {
  test("has a bound for every kind", () => {
    expect(samples.map(({ kind }) => kind).filter((kind) => bounds[kind] === undefined)).toEqual(
      [],
    );
  });

  test.each(samples)("$kind passes no more often than it did", ({ kind, sample }) => {
    const passed = sample.filter((text) => judge.understood(text) !== undefined);
    const share = Math.round((100 * passed.length) / sample.length);
    expect(share, passed.join("\n")).toBeLessThanOrEqual(bounds[kind] ?? 0);
  });
});
