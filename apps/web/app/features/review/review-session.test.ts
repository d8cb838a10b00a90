import { currentItem, makeScheduler, progressOf } from "@tilashar/learning/review";
import { expect, test } from "vitest";
import { type OpenedReview, usualPlan } from "#app/lib/review/open-review.ts";
import type { LocalItem } from "#app/lib/review/review-store.ts";
import {
  type Given,
  type ReviewAction,
  type ReviewState,
  type RunningReview,
  reviewReducer,
} from "./review-session.ts";

const now = Date.parse("2026-11-22T10:00:00Z");
const day = 86_400_000;
const schedule = makeScheduler(null);

const word = (kz: string, change: Partial<LocalItem> = {}): LocalItem => ({
  id: 1,
  item: `word:${kz}`,
  kz,
  en: kz,
  ru: kz,
  example: null,
  source: "lesson",
  note: "",
  suspended: false,
  added: "2026-11-01T00:00:00Z",
  memory: null,
  ...change,
});
/** A word that was learned so long ago that it is due. */
const due = (kz: string) => {
  const learned = schedule(schedule(null, 4, now - 60 * day), 3, now - 50 * day);
  return word(kz, { memory: { ...learned, due: now - day } });
};
const opened = (items: LocalItem[]): OpenedReview => ({
  owner: 7,
  items,
  plan: usualPlan(),
  total: items.length,
  offline: false,
});
const begin = (items: LocalItem[]): ReviewState =>
  reviewReducer({ status: "loading" }, { type: "begin", opened: opened(items), now });
function run(state: ReviewState, ...actions: ReviewAction[]): RunningReview {
  const end = actions.reduce(reviewReducer, state);
  if (end.status !== "ready") throw new Error(end.status);
  return end.review;
}
const attempts = ["attempt-1", "attempt-2"] as const;
const given: Given = { rating: 3, kind: "meaning", ms: 1234.6 };
const answer = (change: Partial<Given> = {}): ReviewAction => ({
  type: "answer",
  given: { ...given, ...change },
  at: now,
  attempts,
});
const memoryOf = ({ opened: { items } }: RunningReview, kz: string) =>
  items.find(({ item }) => item === `word:${kz}`)?.memory;

test("what is due is asked, what is not due or set aside is not", () => {
  const later = word("үш", { memory: schedule(null, 4, now) });
  const { session } = run(
    begin([due("бір"), due("екі"), later, word("төрт", { suspended: true })]),
  );
  expect([...session.items.keys()].sort()).toEqual(["word:бір", "word:екі"]);
});

test("an answer moves the memory, counts, and says what the server has to know", () => {
  const before = run(begin([due("бір")]));
  const after = run(begin([due("бір")]), answer());
  expect(after).toMatchObject({ right: 1, wrong: 0 });
  expect(memoryOf(after, "бір")).toEqual(schedule(due("бір").memory, 3, now));
  expect(after.opened.plan.done).toEqual({ fresh: 0, reviews: 1 });
  const [step] = after.steps;
  expect(step?.answers).toEqual([
    {
      attempt: "attempt-1",
      item: "word:бір",
      kind: "meaning",
      rating: 3,
      at: new Date(now).toISOString(),
      ms: 1235,
    },
  ]);
  expect(step?.before).toEqual({ items: [due("бір")], plan: before.opened.plan });
  expect(step?.after.items[0]).not.toHaveProperty("addedAt");
  expect(currentItem(after.session)).toBeNull();
});

test("a first answer counts as new for the day", () => {
  const after = run(begin([word("бір")]), answer());
  expect(after.opened.plan.done).toEqual({ fresh: 1, reviews: 0 });
});

test("a wrong answer comes back, and the rule that was broken gets a card of its own", () => {
  const after = run(
    begin([due("бір")]),
    answer({ rating: 1, error: "harmony", fed: "rule:plural:V:back" }),
  );
  expect(after).toMatchObject({ right: 0, wrong: 1 });
  expect(currentItem(after.session)?.item).toBe("word:бір");
  expect(after.steps[0]?.answers).toMatchObject([
    { attempt: "attempt-1", item: "word:бір", rating: 1, error: "harmony" },
    { attempt: "attempt-2", item: "rule:plural:V:back", rating: 1, error: "harmony" },
  ]);
  expect(after.opened.items.map(({ item }) => item)).toEqual(["word:бір", "rule:plural:V:back"]);
  // Broken again, the card that is there goes on.
  const again = run(
    { status: "ready", review: after },
    answer({ rating: 1, fed: "rule:plural:V:back" }),
  );
  expect(again.opened.items).toHaveLength(2);
  expect(again.opened.items[1]?.memory?.reps).toBe(2);
});

test("a rule that is asked itself is not fed a second time", () => {
  const rule = { ...due("x"), item: "rule:plural:V:back", kz: "" };
  const after = run(begin([rule]), answer({ rating: 1, fed: rule.item }));
  expect(after.steps[0]?.answers).toHaveLength(1);
});

test("taking back restores memories, counts and the card, as often as there were answers", () => {
  const start = run(begin([due("бір"), due("екі")]));
  const state = begin([due("бір"), due("екі")]);
  const twice = run(state, answer({ rating: 1 }), answer());
  expect(twice.steps).toHaveLength(2);
  const once = run({ status: "ready", review: twice }, { type: "undo" });
  expect(once).toMatchObject({ right: 0, wrong: 1 });
  const none = run({ status: "ready", review: once }, { type: "undo" });
  expect(none.opened).toEqual(start.opened);
  expect(none.session).toEqual(start.session);
  expect(run({ status: "ready", review: none }, { type: "undo" })).toEqual(none);
});

test("practice asks the weakest first and writes nothing down", () => {
  const strong = word("күшті", { memory: schedule(schedule(null, 4, now - day), 4, now) });
  const weak = word("әлсіз", { memory: schedule(null, 1, now) });
  const state = begin([]);
  const practise: ReviewAction = {
    type: "practise",
    items: [strong, word("жаңа"), weak, { ...strong, item: "word:тыныш", suspended: true }],
  };
  const review = run(state, practise);
  expect(review.practice).toBe(true);
  expect(review.session.waiting).toEqual(["word:әлсіз", "word:күшті"]);
  const after = run(state, practise, answer({ rating: 4 }));
  expect(after).toMatchObject({ right: 1, wrong: 0 });
  expect(after.steps[0]?.answers).toEqual([]);
  expect(memoryOf(after, "әлсіз")).toEqual(weak.memory);
  expect(after.opened.plan).toEqual(review.opened.plan);
  expect(run(state, practise, answer(), { type: "undo" }).session).toEqual(review.session);
});

test("every answer moves the progress, also the first right one of a new word, which comes back", () => {
  const state = begin([word("бір"), word("екі"), due("үш")]);
  const shares = [0, 1, 2, 3, 4].map((count) => {
    const { session } = run(state, ...Array.from({ length: count }, () => answer()));
    const { done, total } = progressOf(session);
    return done / total;
  });
  expect(shares).toEqual([...new Set(shares)].sort((one, other) => one - other));
  expect(progressOf(run(state).session)).toEqual({ done: 0, total: 3 });
  expect(progressOf(run(state, answer({ rating: 1 })).session)).toEqual({ done: 1, total: 4 });
  expect(progressOf(run(state, answer(), { type: "undo" }).session)).toEqual({ done: 0, total: 3 });
});

test("an answer when nothing is asked changes nothing", () => {
  const state = begin([]);
  expect(run(state, answer())).toBe(run(state));
});

test("loading and failing forget the review; nothing happens before one has begun", () => {
  const ready = begin([due("бір")]);
  expect(reviewReducer(ready, { type: "load" })).toEqual({ status: "loading" });
  expect(reviewReducer(ready, { type: "fail" })).toEqual({ status: "error" });
  expect(reviewReducer({ status: "error" }, answer())).toEqual({ status: "error" });
});
