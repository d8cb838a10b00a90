import { expect, test } from "vitest";
import { seededRandom } from "../quiz/random.ts";
import { CARD_KINDS, cardKindOf } from "./card-kind.ts";
import { type Memory, makeScheduler, type Rating } from "./memory.ts";
import { type Pace, paceOf, USUAL_PACE } from "./pace.ts";
import { type Minutes, type Offers, planToday } from "./plan-today.ts";
import { answered, currentItem, startSession } from "./session.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const day = 86_400_000;
const schedule = makeScheduler(null);

const nothing: Offers = {
  due: 0,
  waiting: 0,
  freshAllowed: 0,
  lessons: [],
  texts: [],
  pace: USUAL_PACE,
};
const lessons = [7, 8, 9, 10].map((id) => ({ id, words: 15 }));
const texts = [{ id: 3, words: 90, questions: 3 }];
const all: Offers = { ...nothing, due: 6, waiting: 0, freshAllowed: 10, lessons, texts };
const lengths = [3, 5, 10] as const;

const kinds = (minutes: Minutes, offers: Offers) =>
  planToday(minutes, offers).map(({ kind }) => kind);
const total = (minutes: Minutes, offers: Offers) =>
  planToday(minutes, offers).reduce((sum, { seconds }) => sum + seconds, 0);

test("what is due comes first, then the lesson and its words, then a text, then the next lesson", () => {
  expect(kinds(10, all)).toEqual(["review", "lesson", "review", "lesson"]);
  expect(kinds(10, { ...all, freshAllowed: 0 })).toEqual(["review", "lesson", "text", "lesson"]);
  expect(kinds(10, { ...all, freshAllowed: 0, texts: [] })).toEqual(["review", "lesson", "lesson"]);
  expect(planToday(10, { ...all, due: 1 })[0]).toMatchObject({ kind: "review", cards: 1 });
  expect(planToday(5, { ...nothing, lessons })[0]).toMatchObject({ kind: "lesson", id: 7 });
  expect(kinds(5, { ...nothing, waiting: 8, freshAllowed: 10, texts })[0]).toBe("review");
  expect(kinds(5, { ...nothing, texts })).toEqual(["text"]);
  expect(planToday(5, nothing)).toEqual([]);
});

test.each(lengths)("%i minutes are filled, and say that they are so many", (minutes) => {
  for (const due of [0, 1, 6, 40, 500]) {
    for (const words of [6, 10, 15, 20]) {
      for (const freshAllowed of [0, 10]) {
        const offers = {
          ...all,
          due,
          freshAllowed,
          lessons: lessons.map((lesson) => ({ ...lesson, words })),
        };
        const seconds = total(minutes, offers);
        const say = `${due} due, lessons of ${words} words, ${freshAllowed} new: ${seconds} s`;
        expect(seconds / 60, say).toBeGreaterThan(minutes * 0.7);
        expect(Math.round(seconds / 60), say).toBeLessThanOrEqual(minutes);
      }
    }
  }
});

test("a longer time brings more, for a newcomer as for somebody with a pile of reviews", () => {
  for (const offers of [
    { ...nothing, lessons, freshAllowed: 10 },
    { ...all, due: 500 },
    { ...nothing, lessons: lessons.slice(0, 1), freshAllowed: 10 },
  ]) {
    const [short, middle, long] = lengths.map((minutes) => total(minutes, offers));
    expect(middle).toBeGreaterThan(short as number);
    expect(long).toBeGreaterThan(middle as number);
  }
});

test("a lesson is as long as a quiz that can be chosen, and the first part is there however long it takes", () => {
  for (const minutes of lengths) {
    const [step] = planToday(minutes, { ...nothing, lessons });
    expect(step?.kind === "lesson" && [5, 10, 20, 30]).toContain(
      step?.kind === "lesson" && step.questions,
    );
  }
  expect(planToday(3, { ...nothing, lessons: [{ id: 1, words: 60 }] })).toMatchObject([
    { kind: "lesson", questions: 5 },
  ]);
  expect(planToday(3, { ...nothing, texts: [{ id: 1, words: 900, questions: 5 }] })).toMatchObject([
    { kind: "text", id: 1 },
  ]);
});

test("due and new cards that follow one another are one review", () => {
  expect(planToday(10, { ...nothing, due: 6, waiting: 9, freshAllowed: 10 })).toMatchObject([
    { kind: "review", cards: 15 },
  ]);
});

test("the pace follows the learner's own answers, slowly", () => {
  expect(paceOf([])).toEqual(USUAL_PACE);
  const slow = paceOf(Array.from({ length: 90 }, () => ({ kind: "typing" as const, ms: 23_000 })));
  expect(slow.typing).toBeCloseTo(22);
  expect(slow.meaning).toBe(USUAL_PACE.meaning);
  expect(paceOf([{ kind: "meaning", ms: 9e9 }]).meaning).toBeLessThan(12);
});

/** A learner who takes their time by chance (log-normal) and forgets one in nine. */
function simulated(cards: number, pace: Pace, seed: string): number {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = 0.5;
  const seconds = (mean: number) => mean * Math.exp(spread * normal() - spread ** 2 / 2);
  let session = startSession(
    Array.from({ length: cards }, (_, index) => {
      const stability = [1, 2, 3, 8, 20, 60][Math.floor(random() * 6)] as number;
      const memory: Memory = {
        due: now - day,
        stability,
        difficulty: 5,
        reps: Math.floor(random() * 9) + 1,
        lapses: 0,
        phase: "review",
        step: 0,
        interval: Math.ceil(stability),
        last: now - (stability + 1) * day,
      };
      const isRule = index % 16 === 5;
      return { item: `${isRule ? "rule" : "word"}:${index}`, memory, suspended: false, addedAt: 0 };
    }),
  );
  let at = now;
  for (let item = currentItem(session); item !== null; item = currentItem(session)) {
    const type = item.item.startsWith("rule") ? "rule" : "word";
    const kind = cardKindOf({ type, hasExample: true }, item.memory, CARD_KINDS, false);
    at += seconds(pace[kind]) * 1000;
    const rating: Rating = random() < 1 / 9 ? 1 : random() < 0.15 ? 2 : 3;
    session = answered(session, { rating, at }, schedule);
  }
  return (at - now) / 1000;
}

test.each([3, 5, 10] as Minutes[])(
  "a review of %i minutes is predicted within 20 per cent of what simulated learners take",
  (minutes) => {
    const [step] = planToday(minutes, { ...nothing, due: 400 });
    if (step?.kind !== "review") throw new Error("No review was planned.");
    const runs = Array.from({ length: 300 }, (_, seed) =>
      simulated(step.cards, USUAL_PACE, `${minutes}:${seed}`),
    );
    const mean = runs.reduce((sum, run) => sum + run, 0) / runs.length;
    expect(Math.abs(mean - step.seconds) / step.seconds).toBeLessThan(0.2);
    const near = runs.filter((run) => Math.abs(run - step.seconds) / step.seconds < 0.2).length;
    // Chance alone moves a single short session; most of them stay within the promise.
    expect(near / runs.length).toBeGreaterThan(minutes === 3 ? 0.6 : 0.75);
  },
);
