import { readFileSync } from "node:fs";
import { join } from "node:path";
import { courseSentences } from "@tilashar/course/sentences";
import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Checked, ClauseJudge, sentencesOf } from "./index.ts";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

interface Cases {
  readonly wrong: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  readonly right: readonly string[];
}

/**
 * Sets with the share of wrong sentences that may be called right, and the share that must be mended as listed. Nothing
 * is tuned on the final halves. The third set is the hardest, and short of the aims of 2 and 80 of 100.
 */
const SETS = [
  ["development", 0.02, 0.8],
  ["final", 0.02, 0.8],
  ["second-development", 0.02, 0.8],
  ["second-final", 0.04, 0.8],
  ["third-development", 0.06, 0.6],
  ["third-final", 0.1, 0.38],
  ["fourth-development", 0.02, 0.55],
  ["fifth-development", 0.02, 0.75],
  ["outsider-final", 0.02, 0.54],
  ["outsider-second", 0.02, 0.6],
  ["sixth-development", 0.02, 0.46],
  ["outsider-sixth-development", 0.02, 0.75],
  ["outsider-sixth", 0.02, 0.76],
  ["seventh-development", 0.07, 0.5],
  ["outsider-eighth-development", 0.04, 0.7],
  ["outsider-eighth", 0.08, 0.6],
  ["spoken-development", 0.02, 0.75],
  ["outsider-ninth", 0.04, 0.66],
  ["outsider-tenth", 0.03, 0.72],
  ["everyday-development", 0.04, 0.75],
  ["everyday-kept", 0.1, 0.7],
] as const;

const known = new Map<string, Checked>();
/** The verdict on a sentence, found once however many tests ask. */
function checked(sentence: string): Checked {
  const before = known.get(sentence) ?? judge.check(sentence);
  known.set(sentence, before);
  return before;
}

const casesOf = (half: string): Cases =>
  parse(readFileSync(join(import.meta.dirname, `../test-set/${half}.yaml`), "utf8")) as Cases;

/** Capitals and marks are no matter of grammar. */
const plain = (text: string | null): string =>
  (text ?? "")
    .toLowerCase()
    .replace(/[.?!,]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const isMended = ({ verdict, mended }: Checked, ways: string): boolean =>
  verdict === "wrong" && ways.split("|").some((way) => plain(way) === plain(mended));

describe.each(SETS)("the %s half", (half, mayPass, mustMend) => {
  const cases = casesOf(half);
  const wrong = Object.entries(cases.wrong).flatMap(([kind, list]) =>
    list.map(([sentence, ways]) => ({ kind, sentence, ways, checked: checked(sentence) })),
  );
  const right = cases.right.map((sentence) => ({ sentence, checked: checked(sentence) }));

  test("hardly a wrong sentence is called right", () => {
    const called = wrong.filter(({ checked }) => checked.verdict === "right");
    expect(
      called.map(({ sentence }) => sentence).slice(Math.floor(wrong.length * mayPass)),
    ).toEqual([]);
  });

  test("at most 1 of 100 right sentences is called wrong", () => {
    const called = right.filter(({ checked }) => checked.verdict === "wrong");
    expect(called.map(({ sentence }) => sentence).slice(Math.floor(right.length * 0.01))).toEqual(
      [],
    );
  });

  test("most wrong sentences are mended acceptably", () => {
    const mended = wrong.filter(({ checked, ways }) => isMended(checked, ways));
    expect(mended.length / wrong.length).toBeGreaterThanOrEqual(mustMend);
  });

  test("at least 80 of 100 right sentences are called right", () => {
    const called = right.filter(({ checked }) => checked.verdict === "right");
    expect(called.length / right.length).toBeGreaterThanOrEqual(0.8);
  });

  test("what is offered in place of a wrong sentence passes as right, with its point of grammar", () => {
    const faulty = wrong.filter(
      ({ checked }) =>
        checked.verdict === "wrong" &&
        (checked.point === null || judge.check(checked.mended ?? "").verdict !== "right"),
    );
    expect(
      faulty.map(({ sentence, checked }) => [sentence, checked.mended, checked.point]),
    ).toEqual([]);
  });
});

describe("the mistakes that the points of grammar show", () => {
  const mistakes = course.grammar.flatMap(({ id, mistakes: shown }) =>
    shown.map(({ wrong, right }) => ({ id, wrong, right, checked: judge.check(wrong) })),
  );

  test("hardly one is called right", () => {
    const passed = mistakes.filter(({ checked }) => checked.verdict === "right");
    console.info(
      `mistakes called right: ${passed.length} of ${mistakes.length}: ${passed.map(({ id }) => id)}`,
    );
    expect(passed.length / mistakes.length).toBeLessThanOrEqual(0.03);
  });

  test("most are mended as the point mends them", () => {
    const mended = mistakes.filter(({ checked, right }) => isMended(checked, right));
    expect(mended.length / mistakes.length).toBeGreaterThanOrEqual(0.72);
  });

  test("what a point gives as right is never called wrong", () => {
    const wrong = mistakes.filter(({ right }) => judge.check(right).verdict === "wrong");
    expect(wrong.map(({ right }) => right)).toEqual([]);
  });
});

test("no sentence of the course is called wrong, and 88 of 100 are called right", () => {
  const sentences = courseSentences(course).flatMap(({ kz }) => sentencesOf(kz));
  const wrong: (string | null)[][] = [];
  let right = 0;
  for (const sentence of sentences) {
    const { verdict, mended } = judge.check(sentence);
    if (verdict === "wrong") wrong.push([sentence, mended]);
    if (verdict === "right") right += 1;
  }
  console.info(`right: ${right} of ${sentences.length} sentences of the course`);
  expect(wrong).toEqual([]);
  expect(right / sentences.length).toBeGreaterThanOrEqual(0.88);
  // More than ten thousand sentences are judged: a busy machine takes its time
}, 600_000);

test("the examples of the lexicon of government are never called wrong", () => {
  const examples = [
    ...(course.government?.verbs.flatMap(({ senses }) => senses.map(({ example }) => example)) ??
      []),
    ...(course.government?.postpositions.map(({ example }) => example) ?? []),
    ...(course.government?.adjectives.map(({ example }) => example) ?? []),
  ];
  const wrong = examples.filter((example) => judge.check(example).verdict === "wrong");
  expect(wrong).toEqual([]);
});

/** Shares of wrong sentences that may be vouched for, and of right ones that must be. */
describe.each([
  ["outsider-final", 0.02, 0.8],
  ["outsider-second", 0.02, 0.8],
  ["third-final", 0.05, 0.8],
  ["outsider-fourth", 0.03, 0.75],
  ["outsider-fifth-development", 0.05, 0.75],
  ["outsider-fifth", 0.06, 0.75],
  ["outsider-sixth-development", 0.02, 0.75],
  ["outsider-sixth", 0.02, 0.8],
  ["seventh-development", 0.04, 0.8],
  ["outsider-seventh-development", 0.02, 0.65],
  ["outsider-seventh", 0.1, 0.68],
  ["seventh-final", 0.03, 0.85],
  ["outsider-eighth-development", 0.02, 0.8],
  ["outsider-eighth", 0.05, 0.8],
  ["outsider-ninth", 0.03, 0.85],
  ["outsider-tenth", 0.02, 0.85],
  ["everyday-development", 0.03, 0.9],
  ["everyday-kept", 0.08, 0.9],
] as const)("the set %s", (set, mayVouch, mustVouch) => {
  const cases = casesOf(set);
  // What the check does not call right is never vouched for: to ask would only look for a mend.
  const isVouchedFor = (one: string) =>
    checked(one).verdict === "right" && judge.vouch(one).verdict === "right";
  /** The sentences of a kind beyond those that may be of it: an empty list, or names of what fails. */
  const beyond = (
    sentences: readonly string[],
    share: number,
    isOfIt: (one: string) => boolean,
  ): string[] => sentences.filter(isOfIt).slice(Math.floor(sentences.length * share));

  test("hardly a wrong sentence is vouched for", () => {
    const wrong = Object.values(cases.wrong).flatMap((list) => list.map(([sentence]) => sentence));
    expect(beyond(wrong, mayVouch, isVouchedFor)).toEqual([]);
  });

  test("most right sentences are", () => {
    expect(beyond(cases.right, 1 - mustVouch, (one) => !isVouchedFor(one))).toEqual([]);
  });
});
