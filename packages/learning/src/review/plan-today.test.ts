import { expect, test } from "vitest";
import { seededRandom } from "../quiz/random.ts";
import { CARD_KINDS, cardKindOf } from "./card-kind.ts";
import { type Memory, makeScheduler, type Rating } from "./memory.ts";
import { type Pace, paceOf, USUAL_PACE } from "./pace.ts";
import { type Minutes, planToday } from "./plan-today.ts";
import { answered, currentItem, startSession } from "./session.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const day = 86_400_000;
const schedule = makeScheduler(null);

const nothing = {
  due: 0,
  waiting: 0,
  freshAllowed: 0,
  path: [] as { step: number; seconds: number }[],
  beside: [] as { text: number; seconds: number }[],
  pace: USUAL_PACE,
};
const path = [230, 190, 260, 200, 210].map((seconds, step) => ({ step, seconds }));
const beside = [{ text: 3, seconds: 130 }];
const all = { ...nothing, due: 6, waiting: 4, freshAllowed: 10, path, beside };
const lengths = [3, 5, 10] as const;

const kinds = (minutes: Minutes, offers: typeof nothing) =>
  planToday(minutes, offers).map((step) =>
    "cards" in step ? "review" : "step" in step ? `step ${step.step}` : "text",
  );
const total = (minutes: Minutes, offers: typeof nothing) =>
  planToday(minutes, offers).reduce((sum, { seconds }) => sum + seconds, 0);

test("what is due comes first, then the path, new cards, a text, and more of the path", () => {
  expect(kinds(10, all)).toEqual(["review", "step 0", "review", "text"]);
  expect(kinds(10, { ...all, due: 0, waiting: 0 })).toEqual(["step 0", "text", "step 1"]);
  expect(kinds(10, { ...all, beside: [] })).toEqual(["review", "step 0", "review", "step 1"]);
  expect(kinds(5, { ...all, due: 0 })).toEqual(["step 0", "review"]);
  expect(kinds(5, { ...nothing, waiting: 8, freshAllowed: 10, beside })[0]).toBe("review");
  expect(kinds(5, { ...nothing, beside })).toEqual(["text"]);
  expect(planToday(5, nothing)).toEqual([]);
});

test("a pile of reviews leaves room for the path where there is time for both", () => {
  expect(kinds(10, { ...all, due: 500 })).toEqual(["review", "step 0"]);
  expect(kinds(5, { ...all, due: 500 })).toEqual(["review"]);
});

test.each(lengths)("%i minutes are filled, and say that they are so many", (minutes) => {
  for (const due of [0, 1, 6, 40, 500]) {
    for (const waiting of [0, 10]) {
      const offers = { ...all, due, waiting };
      const seconds = total(minutes, offers);
      const say = `${due} due, ${waiting} new: ${seconds} s`;
      expect(seconds / 60, say).toBeGreaterThan(minutes * 0.7);
      // A session is never cut: with nothing else to do it is there even in three minutes
      const most =
        due === 0 ? Math.max(minutes, Math.round((path[0]?.seconds ?? 0) / 60)) : minutes;
      expect(Math.round(seconds / 60), say).toBeLessThanOrEqual(most);
    }
  }
});

test("a longer time brings more, for a newcomer as for somebody with a pile of reviews", () => {
  for (const offers of [
    { ...nothing, path },
    { ...all, due: 500 },
  ]) {
    const [short, middle, long] = lengths.map((minutes) => total(minutes, offers));
    expect(middle).toBeGreaterThanOrEqual(short as number);
    expect(long).toBeGreaterThan(middle as number);
  }
});

test("the first part is there however long it takes", () => {
  expect(kinds(3, { ...nothing, path })).toEqual(["step 0"]);
  expect(kinds(3, { ...nothing, beside: [{ text: 1, seconds: 900 }] })).toEqual(["text"]);
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
    if (step === undefined || !("cards" in step)) throw new Error("No review was planned.");
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
