import { courseOfRepository } from "@tilashar/course/testing";
import type { AnswerCount } from "@tilashar/learning";
import { expect, test } from "vitest";
import { frozenDifficulties, itemReport } from "./item-report.ts";
import { makeQuestionBank } from "./question-bank.ts";

const { items } = makeQuestionBank(courseOfRepository());
const item = items.find(({ level }) => level === "beginner");
const correct = item?.correct ?? "a";
const id = item?.id ?? 0;
const wrong = correct === "a" ? "b" : "a";

/** As many answers in each bin, `right` of 100 of them right. */
const answered = (right: number): AnswerCount[] =>
  Array.from({ length: 8 }, (_, bin) => [
    { questionId: id, bin, option: correct, answers: right },
    { questionId: id, bin, option: wrong, answers: 100 - right },
  ]).flat() as AnswerCount[];

test("nobody has answered: the report says so and nothing is frozen", () => {
  expect(itemReport(items, [])).toContain(`${items.length} questions, 0 answered, 0 with 200`);
  expect(frozenDifficulties(items, [])).toContain("= {};");
});

test("a question all get wrong alike is named with what is the matter, and its difficulty is frozen", () => {
  const report = itemReport(items, answered(28));
  const line = report.split("\n").find((row) => row.trimStart().startsWith(`${id} `)) ?? "";
  expect(line).toContain("28 %");
  expect(line).toContain("tells nobody apart");
  expect(line).toContain("harder than its level");
  expect(line.match(/nobody takes/g)).toHaveLength(2);
  expect(frozenDifficulties(items, answered(28))).toMatch(
    new RegExp(`\\n  ${id}: \\d\\.\\d\\d,\\n`),
  );
});

test("a handful of answers is reported but changes nothing", () => {
  const few = [{ questionId: id, bin: 3, option: correct, answers: 5 }] as const;
  expect(itemReport(items, few)).toContain("1 answered, 0 with");
  expect(frozenDifficulties(items, few)).toContain("= {};");
});
