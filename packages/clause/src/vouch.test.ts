import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ClauseJudge } from "./index.ts";

const course = loadCourse({
  contentDir: join(import.meta.dirname, "../../../content"),
  cacheFile: join(import.meta.dirname, "../../../.cache/content.json"),
});
const judge = new ClauseJudge(course.government, course.calques, course.usage);

test.each([
  ["a nominative before керек", "Мен жаңа киім сатып алу керек."],
  ["a negative converb before бұрын", "Мен ұйықтамай бұрын кітап оқимын."],
  ["a verbal noun in a place before керек", "Жас мамандар үнемі ізденуде керек."],
])("what no rule forbids and no sentence shows is not vouched for: %s", (_, sentence) => {
  expect(judge.vouch(sentence).verdict).toBe("unsure");
});

test.each([
  "Мен мектепке барамын.",
  "Менің ағам дәрігер.",
  "Кеше біз театрға бардық.",
  "Маған су керек.",
  "Үстелде кітап жатыр.",
])("a plain sentence is vouched for: %s", (sentence) => {
  expect(judge.vouch(sentence).verdict).toBe("right");
});

test("a mend is told as the rules tell it", () => {
  const wrong = "Біз бүгін мұражайға барады.";
  expect(judge.vouch(wrong)).toEqual(judge.check(wrong));
});

test("without sentences to go by nothing is vouched for", () => {
  const blind = new ClauseJudge(course.government, course.calques);
  expect(blind.check("Мен мектепке барамын.").verdict).toBe("right");
  expect(blind.vouch("Мен мектепке барамын.").verdict).toBe("unsure");
});

/** Shares of wrong sentences that may be vouched for, and of right ones that must be. */
describe.each([
  ["outsider-final", 0.02, 0.6],
  ["outsider-second", 0.02, 0.6],
  ["third-final", 0.05, 0.5],
] as const)("the set %s", (set, mayVouch, mustVouch) => {
  const cases = parse(
    readFileSync(join(import.meta.dirname, `../test-set/${set}.yaml`), "utf8"),
  ) as { wrong: Record<string, [string, string][]>; right: string[] };
  const share = (sentences: readonly string[]) =>
    sentences.filter((one) => judge.vouch(one).verdict === "right").length / sentences.length;

  test("hardly a wrong sentence is vouched for", () => {
    const wrong = Object.values(cases.wrong).flatMap((list) => list.map(([sentence]) => sentence));
    expect(share(wrong)).toBeLessThanOrEqual(mayVouch);
  });

  test("most right sentences are", () => {
    expect(share(cases.right)).toBeGreaterThanOrEqual(mustVouch);
  });
});
