import { expect, test } from "vitest";
import { CARD_KINDS, type CardKind, cardKindOf } from "./card-kind.ts";
import { forecast } from "./forecast.ts";
import { type Memory, makeScheduler } from "./memory.ts";
import { makeQueue, type Queued } from "./queue.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const day = 86_400_000;
const zone = "Asia/Almaty";
const none = { fresh: 0, reviews: 0 };
const usual = { newPerDay: 10, reviewsPerDay: 100, vacation: null };

const memory = (dueIn: number, phase: Memory["phase"] = "review"): Memory => ({
  due: now + dueIn * day,
  stability: 3,
  difficulty: 5,
  reps: 2,
  lapses: 0,
  phase,
  step: 0,
  interval: 3,
  last: now - 3 * day,
});
const item = (name: string, its: Memory | null, suspended = false): Queued => ({
  item: name,
  memory: its,
  suspended,
  addedAt: now,
});
const names = (queue: Queued[]) => queue.map((one) => one.item).join(" ");

test("steps of learning come first, then reviews by age with new things spread among them", () => {
  const items = [
    item("new1", null),
    item("late", memory(-5)),
    item("soon", memory(0.01, "learning")),
    item("tomorrow", memory(1)),
    item("off", memory(-9), true),
    item("new2", null),
    item("step", memory(-0.001, "learning")),
    item("today", memory(-1)),
    item("now", memory(0)),
    item("older", memory(-3)),
  ];
  const queue = makeQueue(items, { now, zone, settings: usual, done: none });
  expect(names(queue)).toBe("step late new1 older today new2 now soon");
});

test("a day brings no more than its limits, with what was done today counted", () => {
  const items = Array.from({ length: 30 }, (_, index) =>
    item(`${index % 2 ? "r" : "n"}${index}`, index % 2 ? memory(-1) : null),
  );
  const settings = { newPerDay: 4, reviewsPerDay: 6, vacation: null };
  const queue = makeQueue(items, { now, zone, settings, done: { fresh: 1, reviews: 2 } });
  expect([...names(queue).matchAll(/n\d/g)]).toHaveLength(3);
  expect([...names(queue).matchAll(/r\d/g)]).toHaveLength(4);
});

test("on vacation nothing is due, and afterwards the dates have moved by its length", () => {
  const items = [item("before", memory(-3)), item("during", memory(2)), item("after", memory(9))];
  const settings = { ...usual, vacation: { from: "2026-11-20", until: "2026-11-24" } };
  const at = (days: number) =>
    names(makeQueue(items, { now: now + days * day, zone, settings, done: none }));
  expect([at(0), at(4)]).toEqual(["", ""]);
  expect([at(5), at(6.9), at(9)]).toEqual(["before", "before", "before during after"]);
});

test("a vacation that is only planned hides nothing that is due before it", () => {
  const items = [item("today", memory(-1)), item("tomorrow", memory(1)), item("during", memory(3))];
  const settings = { ...usual, vacation: { from: "2026-11-22", until: "2026-11-24" } };
  const options = { zone, settings, done: none };
  const at = (days: number) => names(makeQueue(items, { ...options, now: now + days * day }));
  expect([at(0), at(1), at(2), at(5)]).toEqual(["today", "today tomorrow", "", "today tomorrow"]);
  const days = forecast(items, { ...options, now }).map(({ reviews }) => reviews);
  expect(days.slice(0, 7)).toEqual([1, 1, 0, 0, 0, 0, 1]);
});

test("the forecast tells each day's reviews: overdue today, too many tomorrow, none on vacation", () => {
  const items = [
    ...Array.from({ length: 5 }, () => item("late", memory(-2))),
    ...Array.from({ length: 2 }, () => item("third", memory(2))),
    item("off", memory(1), true),
    item("far", memory(40)),
  ];
  const settings = { ...usual, reviewsPerDay: 3 };
  const days = forecast(items, { now, zone, settings, done: { fresh: 0, reviews: 1 } });
  expect(days).toHaveLength(14);
  expect(days.slice(0, 4)).toEqual([
    { day: "2026-11-20", reviews: 2 },
    { day: "2026-11-21", reviews: 3 },
    { day: "2026-11-22", reviews: 2 },
    { day: "2026-11-23", reviews: 0 },
  ]);
});

test("of ten thousand cards none comes twice", () => {
  const schedule = makeScheduler(null);
  const items = Array.from({ length: 10_000 }, (_, index) =>
    item(
      `word:${index}`,
      index % 7 === 0 ? null : schedule(null, ((index % 4) + 1) as 1, now - (index % 90) * day),
    ),
  );
  const queue = makeQueue(items, { now, zone, settings: usual, done: none });
  expect(new Set(queue).size).toBe(queue.length);
});

test("a word is first recognised, then produced in turns; a rule is always built", () => {
  const word = { type: "word", hasExample: true } as const;
  const ask = (reps: number, stability: number) =>
    cardKindOf(word, { reps, stability, phase: "review" }, CARD_KINDS, false);
  expect(cardKindOf(word, null, CARD_KINDS, false)).toBe("meaning");
  expect([0, 1, 2, 3].map((reps) => ask(reps, 1)).sort()).toEqual(
    ["kazakh", "listening", "meaning", "typing"].sort(),
  );
  expect([0, 1, 2, 3].map((reps) => ask(reps, 30)).sort()).toEqual(
    ["cloze", "kazakh", "listening", "typing"].sort(),
  );
  expect(cardKindOf({ type: "rule", hasExample: false }, null, ["meaning"], false)).toBe("form");
});

test("a sentence is read, then comes with gaps and by ear; two sounds are always told apart by ear", () => {
  const line = { type: "line", hasExample: true } as const;
  const at = (reps: number, kinds: readonly CardKind[] = CARD_KINDS) =>
    cardKindOf(line, { reps, stability: 3, phase: "review" }, kinds, false);
  expect(cardKindOf(line, null, CARD_KINDS, false)).toBe("meaning");
  expect([1, 2, 3, 4].map((reps) => at(reps))).toEqual(["cloze", "cloze", "listening", "cloze"]);
  expect(at(1, ["meaning", "typing"])).toBe("meaning");
  const sound = { type: "sound", hasExample: false } as const;
  expect(cardKindOf(sound, null, ["typing"], true)).toBe("listening");
});

test("in quiet mode nothing is heard, and only the kinds that were chosen are asked", () => {
  for (let reps = 0; reps < 8; reps++) {
    for (const stability of [1, 30]) {
      const its = { reps, stability, phase: "review" } as const;
      const word = { type: "word", hasExample: true } as const;
      expect(cardKindOf(word, its, CARD_KINDS, true)).not.toBe("listening");
      expect(cardKindOf(word, its, ["typing"], false)).toBe("typing");
      const plain = { type: "word", hasExample: false } as const;
      expect(cardKindOf(plain, its, ["cloze", "kazakh"], false)).toBe("kazakh");
    }
  }
});
