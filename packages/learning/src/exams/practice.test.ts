import { expect, test } from "vitest";
import { itemsOfMock } from "./exam-mock.ts";
import { markMock } from "./mark-mock.ts";
import {
  answeredItems,
  choosePractice,
  knownAndMissed,
  practiceName,
  practiceOf,
} from "./practice.ts";
import { reviewLine } from "./review-line.ts";
import { sampleMock } from "./testing/sample-mock.ts";

const pool = sampleMock;
const [first, ...others] = pool.sections;
const all = itemsOfMock(pool).map(({ id }) => id);
const firstIds = (first?.items ?? []).map(({ id }) => id);
const otherIds = others.flatMap(({ items }) => items.map(({ id }) => id));
const idsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id);

test("what was missed comes first, then what is new, then what was right; the order stays the pool's", () => {
  const [known = 0, missed = 0] = all;
  const answered = answeredItems([{ known: [known], missed: [missed] }]);
  const one = choosePractice(pool, { answered, untaken: new Set(), size: 1 });
  expect(idsOf(one)).toEqual([missed]);
  expect(one).toMatchObject({ missed: 1, fresh: all.length - 2, spoils: false });
  const most = choosePractice(pool, { answered, untaken: new Set(), size: all.length - 1 });
  expect(idsOf(most)).toEqual(all.filter((id) => id !== known));
});

test("the last answer counts", () => {
  const [id = 0] = all;
  const answered = answeredItems([
    { known: [id], missed: [] },
    { known: [], missed: [id] },
  ]);
  expect(answered.get(id)).toBe(true);
});

test("a mock that is still to be taken is spared as long as there is anything else", () => {
  const untaken = new Set([first?.id ?? ""]);
  const spared = choosePractice(pool, { answered: new Map(), untaken, size: 100 });
  expect(idsOf(spared)).toEqual(otherIds);
  const both = new Set(pool.sections.map(({ id }) => id));
  const spoiling = choosePractice(pool, { answered: new Map(), untaken: both, size: 100 });
  expect([idsOf(spoiling), spoiling.spoils]).toEqual([all, true]);
  // What was met in another way is no secret any more.
  const met = new Map([[firstIds[0] ?? 0, false]]);
  expect(idsOf(choosePractice(pool, { answered: met, untaken: both, size: 100 }))).toEqual([
    firstIds[0],
  ]);
});

test("only items that need a point are asked for it", () => {
  const none = choosePractice(pool, { answered: new Map(), untaken: new Set(), point: "nothing" });
  expect(none).toMatchObject({ items: [], missed: 0, fresh: 0, spoils: false });
});

test("a practised part is marked by itself", () => {
  const some = new Set([firstIds[0] ?? 0, otherIds[0] ?? 0]);
  const asked = practiceOf(pool, some);
  const items = itemsOfMock(asked);
  expect(items.map(({ id }) => id)).toEqual([...some]);
  const [right, wrong] = items;
  const answers = {
    [right?.id ?? 0]: right?.correct ?? "a",
    [wrong?.id ?? 0]: wrong?.correct === "a" ? ("b" as const) : ("a" as const),
  };
  expect(markMock(asked, answers)).toMatchObject({ right: 1, of: 2, passed: false });
  expect(knownAndMissed(items, answers)).toEqual({ known: [right?.id], missed: [wrong?.id] });
});

test("a pool is named by its level and part", () => {
  expect([
    practiceName("a1", "listening"),
    practiceName("a1", null),
    practiceName(null, "history"),
  ]).toEqual(["a1-listening", "a1", "history"]);
});

test("a missed question is reviewed as a sentence", () => {
  const [item] = itemsOfMock(pool);
  if (item === undefined) throw new Error("no item");
  const same = (text: string) => ({ en: text, ru: text, kz: text });
  const asked = {
    ...item,
    level: "a1" as const,
    question: same("Апам ___ тұрады."),
    options: { a: same("ауылда"), b: same("ауылға"), c: same("ауылдан"), d: same("ауылды") },
    correct: "a" as const,
    explanation: { en: "Where?", ru: "Где?", kz: "Қайда?" },
  };
  expect(reviewLine(asked)).toEqual({ kz: "Апам ауылда тұрады.", en: "Where?", ru: "Где?" });
  expect(reviewLine({ ...asked, key: "Апам ауылда." }).kz).toBe("Апам ауылда.");
  expect(reviewLine({ ...asked, level: null, question: same("Қайда?") })).toEqual(
    same("Қайда? — ауылда"),
  );
});
