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

const nothing: Offers = { due: 0, fresh: 0, lesson: null, text: null, pace: USUAL_PACE };

test("what is due comes first, then the lesson, then new cards, then a text", () => {
  const lesson = { id: 7, words: 14 };
  const text = { id: 3, words: 90, questions: 3 };
  expect(planToday(5, { ...nothing, due: 40, lesson, text })?.kind).toBe("review");
  expect(planToday(5, { ...nothing, due: 2, lesson, text })).toMatchObject({
    kind: "lesson",
    id: 7,
  });
  expect(planToday(5, { ...nothing, fresh: 8, text })?.kind).toBe("review");
  expect(planToday(5, { ...nothing, text })).toMatchObject({ kind: "text", id: 3 });
  expect(planToday(5, { ...nothing, due: 1 })).toMatchObject({ kind: "review", cards: 1 });
  expect(planToday(5, nothing)).toBeNull();
});

test("a longer time brings more, and a review never plans beyond it", () => {
  const cards = ([3, 5, 10] as const).map((minutes) => {
    const step = planToday(minutes, { ...nothing, due: 500 });
    expect(step?.seconds).toBeLessThanOrEqual(minutes * 60);
    return step?.kind === "review" ? step.cards : 0;
  });
  expect(cards[0]).toBeGreaterThanOrEqual(5);
  expect(cards[1]).toBeGreaterThan(cards[0] as number);
  expect(cards[2]).toBeGreaterThan(cards[1] as number);
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
    const step = planToday(minutes, { ...nothing, due: 400 });
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
