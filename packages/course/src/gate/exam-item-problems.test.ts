import { expect, test } from "vitest";
import type { Course, GrammarPoint } from "../course/course.ts";
import type { ExamItem } from "../schema/exam-items-file.ts";
import { examItemProblems } from "./exam-item-problems.ts";
import type { GateContext } from "./gate-context.ts";

const point = (id: string, level: string, teaches: string[]) =>
  [id, { id, level, teaches, finds: [] } as unknown as GrammarPoint] as const;
const course = {
  exceptions: {},
  lessons: [],
  dayWords: [],
  grammarById: new Map([point("locative", "A1", ["loc"]), point("passive", "B1", ["passL"])]),
} as unknown as Course;

const item: ExamItem = {
  id: 40_001,
  question: "Ол қайда?",
  options: { a: "мектепте", b: "дүкенде", c: "үйде", d: "паркте" },
  correct: "c",
  explanation: { en: "At home.", ru: "Дома.", kz: "Ол үйде." },
  key: "Ол үйде.",
  point: "locative",
};

/** What the gate says of an item about a passage. */
const found = (changes: Partial<ExamItem>): string[] =>
  examItemProblems({
    course,
    kazakh: { judge: () => "right" },
    files: [
      {
        fields: [],
        content: {
          kind: "examItems",
          file: "exams/items/residence-1-reading.yaml",
          data: {
            track: "residence",
            level: "a1",
            section: "reading",
            mock: 1,
            passages: [
              {
                id: "r1",
                kind: "text",
                text: "Дос келді. Ол үйде.",
                items: [{ ...item, ...changes }],
              },
            ],
          },
        },
      },
    ],
  } as unknown as GateContext).map(({ path, message }) => `${path}: ${message}`);

test("the key of an item is a sentence of its passage that shows the item's point", () => {
  expect(found({})).toEqual([]);
  expect(found({ key: "Ол кетті." })).toEqual([
    "passages[0].items[0].key: no sentence of the passage",
  ]);
  expect(found({ key: "Дос келді." })).toEqual([
    "passages[0].items[0].point: the key does not show locative: Дос келді.",
  ]);
  expect(found({ point: "passive" })).toEqual([
    "passages[0].items[0].point: passive (B1) is above the item's level",
  ]);
});
