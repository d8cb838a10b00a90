import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Checked, ClauseJudge, sentencesOf } from "./index.ts";

const course = loadCourse({ contentDir: join(import.meta.dirname, "../../../content") });
const judge = new ClauseJudge(course.government, course.calques);

interface Cases {
  readonly wrong: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  readonly right: readonly string[];
}

const casesOf = (half: "development" | "final"): Cases =>
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

describe.each(["development", "final"] as const)("the %s half", (half) => {
  const cases = casesOf(half);
  const wrong = Object.entries(cases.wrong).flatMap(([kind, list]) =>
    list.map(([sentence, ways]) => ({ kind, sentence, ways, checked: judge.check(sentence) })),
  );
  const right = cases.right.map((sentence) => ({ sentence, checked: judge.check(sentence) }));

  test("at most 2 of 100 wrong sentences are called right", () => {
    const called = wrong.filter(({ checked }) => checked.verdict === "right");
    expect(called.map(({ sentence }) => sentence).slice(Math.floor(wrong.length * 0.02))).toEqual(
      [],
    );
  });

  test("at most 1 of 100 right sentences is called wrong", () => {
    const called = right.filter(({ checked }) => checked.verdict === "wrong");
    expect(called.map(({ sentence }) => sentence).slice(Math.floor(right.length * 0.01))).toEqual(
      [],
    );
  });

  test("at least 80 of 100 wrong sentences are mended acceptably", () => {
    const mended = wrong.filter(({ checked, ways }) => isMended(checked, ways));
    expect(mended.length / wrong.length).toBeGreaterThanOrEqual(0.8);
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

/** Every Kazakh sentence of the course. */
function courseSentences(): string[] {
  return [
    ...course.lessons.flatMap(({ words }) => words.map(({ example }) => example.kz)),
    ...course.readings.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences.map(({ kz }) => kz)),
    ),
    ...course.scenes.flatMap(({ lines }) => lines.map(({ kz }) => kz)),
    ...course.phraseTopics.flatMap(({ phrases }) => phrases.map(({ kz }) => kz)),
    ...course.proverbTopics.flatMap(({ proverbs }) => proverbs.map(({ kz }) => kz)),
    ...course.dayWords.map(({ example }) => example.kz),
  ];
}

test("no sentence of the course is called wrong, and 85 of 100 are called right", () => {
  const sentences = courseSentences();
  const wrong: (string | null)[][] = [];
  let right = 0;
  for (const sentence of sentences) {
    const { verdict, mended } = judge.check(sentence);
    if (verdict === "wrong") wrong.push([sentence, mended]);
    if (verdict === "right") right += 1;
  }
  console.info(`right: ${right} of ${sentences.length} sentences of the course`);
  expect(wrong).toEqual([]);
  expect(right / sentences.length).toBeGreaterThanOrEqual(0.85);
});

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

test("any text gets a verdict", () => {
  for (const text of [
    "",
    "…",
    "hello there",
    "12 34",
    "а б в",
    "«»",
    "—",
    "ма ме",
    "және",
    "мен мен мен",
  ])
    expect(["right", "wrong", "unsure"]).toContain(judge.check(text).verdict);
});

test("sentences are cut with their marks", () => {
  expect(sentencesOf("Сәлем! Қалайсың? Мен келдім")).toEqual(["Сәлем!", "Қалайсың?", "Мен келдім"]);
});
