import { type ExamMock, openSitting, withAnswer } from "@tilashar/learning/exams";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetMock, type KeptMock, keepMock, keptMock } from "./kept-mock.ts";
import { joinedResults } from "./own-exams.ts";

const text = { en: "text", ru: "текст", kz: "мәтін" };
const item = (id: number) =>
  ({
    id,
    part: "reading",
    level: "a1",
    passage: null,
    question: text,
    options: { a: text, b: text, c: text, d: text },
    correct: "a",
    explanation: text,
    key: null,
    point: null,
    source: null,
  }) as const;
const mock: ExamMock = {
  exam: "residence",
  mock: "1",
  level: "a1",
  version: "v1",
  titles: text,
  passWhole: null,
  sections: [
    {
      id: "reading",
      titles: text,
      minutes: 5,
      pass: 1,
      plays: null,
      passages: [],
      items: [item(1), item(2)],
    },
  ],
};

const begun = (owner: number | null): KeptMock => ({
  owner,
  sitting: withAnswer(
    mock,
    openSitting(mock, { attempt: "exam-0001", startedAt: "2026-11-23T10:00:00.000Z" }),
    2,
    "b",
  ),
  marked: [1],
  place: 1,
  finishedAt: null,
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("a mock goes on where it was left, also for the learner whom its guest became", () => {
  expect(keptMock(mock, null)).toBeNull();
  keepMock(begun(null));
  expect(keptMock(mock, null)).toEqual(begun(null));
  expect(keptMock(mock, 7)).toEqual({ ...begun(null), owner: 7 });
  forgetMock(mock);
  expect(keptMock(mock, null)).toBeNull();
});

test("another learner's mock, one of other questions and a torn one are not gone on with", () => {
  keepMock(begun(7));
  expect(keptMock(mock, 8)).toBeNull();
  expect(keptMock({ ...mock, version: "v2" }, 7)).toBeNull();
  localStorage.setItem("exam-sitting:residence:1", "{");
  expect(keptMock(mock, 7)).toBeNull();
});

test("results of the browser and the account are joined, each once, the newest first", () => {
  const result = (attempt: string, day: string) =>
    ({ attempt, day }) as Parameters<typeof joinedResults>[0][number];
  const joined = joinedResults(
    [result("a", "2026-11-01"), result("b", "2026-11-03")],
    [result("b", "2026-11-02"), result("c", "2026-11-02")],
  );
  expect(joined.map(({ attempt, day }) => `${attempt} ${day}`)).toEqual([
    "b 2026-11-03",
    "c 2026-11-02",
    "a 2026-11-01",
  ]);
});
