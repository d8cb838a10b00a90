import { makeScheduler } from "@tilashar/learning/review";
import { expect, test } from "vitest";
import type { LocalItem } from "./review-store.ts";
import { pageOf } from "./words.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const day = 86_400_000;
const schedule = makeScheduler(null);

const word = (kz: string, en: string, change: Partial<LocalItem> = {}): LocalItem => ({
  id: null,
  item: `word:${kz}`,
  kz,
  en,
  ru: "",
  example: null,
  source: "lesson",
  note: "",
  suspended: false,
  added: `2026-11-1${kz.length}T00:00:00Z`,
  memory: null,
  ...change,
});

const learned = schedule(schedule(null, 4, now - 40 * day), 3, now - 20 * day);
const items = [
  word("қала", "city", { memory: learned }),
  word("алма", "apple", { memory: schedule(null, 1, now - day) }),
  word("теңіз", "sea", { suspended: true, note: "Каспий" }),
];
const shown = (query: Parameters<typeof pageOf>[1]) =>
  pageOf(items, query, now).words.map(({ kz }) => kz);

test("a guest's words are filtered and sorted as a learner's are", () => {
  expect(shown({ sort: "alphabet" })).toEqual(["алма", "қала", "теңіз"]);
  expect(shown({ show: "new" })).toEqual(["теңіз"]);
  expect(shown({ show: "suspended" })).toEqual(["теңіз"]);
  expect(shown({ show: "weak" })).toEqual(["алма"]);
  expect(shown({ sort: "strength" })).toEqual(["теңіз", "алма", "қала"]);
  expect(pageOf(items, { limit: 1, offset: 1, sort: "alphabet" }, now)).toMatchObject({
    total: 3,
    words: [{ kz: "қала" }],
  });
});
