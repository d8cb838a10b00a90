import { expect, test } from "vitest";
import type { ContentFile } from "../content-file/content-kind.ts";
import type { ExamFile } from "../schema/exam-file.ts";
import type { ExamItem, ExamItemsFile } from "../schema/exam-items-file.ts";
import { examLinkProblems, staleExamProblems } from "./exam-problems.ts";

const inAll = (text: string) => ({ en: text, ru: text, kz: text });

const exam: ExamFile = {
  slug: "residence",
  order: 1,
  titles: inAll("A1"),
  about: inAll("A1"),
  seen: "2026-11-23",
  look_again: "2027-05-20",
  levels: ["a1"],
  sections: [
    {
      id: "grammar",
      titles: inAll("G"),
      parts: [{ part: "grammar", items: 2 }],
      pass: 1,
      minutes: 10,
    },
  ],
  mocks: ["1"],
  facts: [
    { about: "price", text: inAll("?"), certain: false, sources: [] },
    { about: "time", text: inAll("70"), certain: true, sources: ["page"] },
    { about: "form", text: inAll("2"), certain: true, sources: ["page"] },
  ],
  sources: [{ id: "page", url: "https://example.test/", title: "Page", seen: "2026-11-23" }],
  documents: [{ id: "law", titles: inAll("Law") }],
};

const item = (id: number, changes: Partial<ExamItem> = {}): ExamItem => ({
  id,
  question: `Мен ${id} ___.`,
  options: { a: "тұрамын", b: "тұрасың", c: "тұрады", d: "тұрамыз" },
  correct: "a",
  explanation: inAll("."),
  skill: "vocabulary",
  ...changes,
});
const items: ExamItemsFile = {
  track: "residence",
  level: "a1",
  section: "grammar",
  mock: 1,
  items: [item(40_001), item(40_002)],
};

const found = (
  ownExam: ExamFile,
  ...files: readonly (readonly [name: string, data: ExamItemsFile])[]
): string[] =>
  examLinkProblems([
    { kind: "exam", file: "exams/residence.yaml", data: ownExam },
    ...files.map(
      ([name, data]): ContentFile => ({ kind: "examItems", file: `exams/items/${name}`, data }),
    ),
  ]).map(({ path, message }) => `${path}: ${message}`);

const name = "residence-1-grammar.yaml";

test("a whole mock with its key has no faults", () => {
  expect(found(exam, [name, items])).toEqual([]);
});

test("a mock that lacks items, and items of a mock that is not named, are told", () => {
  expect(found(exam, [name, { ...items, items: [item(40_001)] }])).toEqual([
    "mocks[0]: mock 1 has 1 of 2 items of grammar",
  ]);
  expect(found(exam)).toEqual(["mocks[0]: mock 1 has 0 of 2 items of grammar"]);
  expect(found(exam, [name, { ...items, level: "b1" }])).toEqual([
    "level: exams/residence.yaml has no level b1",
  ]);
  const second = { ...items, mock: 2, items: [item(40_011), item(40_012)] };
  expect(found(exam, [name, items], ["residence-2-grammar.yaml", second])).toEqual([
    "mock: exams/residence.yaml names no mock 2: nobody is asked these",
  ]);
});

test("an item belongs to one mock, has a number of its own, and asks something that is there", () => {
  const practice: ExamItemsFile = {
    track: "practice",
    level: "a1",
    section: "grammar",
    items: [item(40_001), item(40_003, { question: "Мен 40002 ___." })],
  };
  expect(found(exam, [name, items], ["practice-a1-grammar.yaml", practice])).toEqual([
    `items[0].id: the id 40001, also in exams/items/${name}`,
    `items[0]: the same question with the same options, also in exams/items/${name}`,
    `items[1]: the same question with the same options, also in exams/items/${name}`,
  ]);
  const { skill: _, ...plain } = item(40_001);
  const odd = { ...items, items: [plain, item(40_002, { point: "nothing" })] };
  expect(found(exam, [name, odd])).toEqual([
    "items[0]: an item of Kazakh has a point or skill: vocabulary",
    "items[1].point: no point nothing",
    "items[1]: an item of Kazakh has a point or skill: vocabulary",
  ]);
});

test("law names its document; what is heard has lines; a file is named by what it holds", () => {
  const law: ExamItemsFile = {
    track: "residence",
    section: "constitution",
    mock: 1,
    items: [
      item(40_005),
      item(40_006, { source: { document: "law", article: 2 } }),
      item(40_007, { source: { document: "none" } }),
    ],
  };
  expect(found(exam, [name, items], ["residence-1-constitution.yaml", law])).toEqual([
    "items[0]: items of law and history have a source",
    "items[2].source: no document none in the exam's file",
  ]);
  const heard: ExamItemsFile = {
    track: "residence",
    level: "a1",
    section: "listening",
    mock: 1,
    passages: [{ id: "l1", kind: "dialogue", text: "Сәлем!", items: [item(40_008)] }],
  };
  expect(found(exam, [name, items], ["heard.yaml", heard])).toEqual([
    ": the file must be called residence-1-listening.yaml",
    "passages[0]: what is heard is written in lines",
    "passages[0].items[0]: an item about a passage names the sentence with the answer as its key",
  ]);
});

test("a certain fact has a source, and rules are read again within half a year", () => {
  const [first, ...others] = exam.facts;
  const facts = [{ ...(first as ExamFile["facts"][number]), certain: true }, ...others];
  expect(found({ ...exam, facts, look_again: "2027-09-01" }, [name, items])).toEqual([
    "look_again: must lie at most 180 days after seen",
    "facts[0].certain: a certain fact has a source",
  ]);
  const files: ContentFile[] = [{ kind: "exam", file: "exams/residence.yaml", data: exam }];
  expect(staleExamProblems(files, "2027-05-20")).toEqual([]);
  expect(staleExamProblems(files, "2027-05-21")).toMatchObject([
    { severity: "warning", path: "look_again" },
  ]);
});
