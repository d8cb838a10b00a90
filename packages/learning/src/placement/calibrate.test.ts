import type { OptionLetter } from "@tilashar/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../quiz/random.ts";
import { chanceRight, LEVEL_DIFFICULTY } from "./ability.ts";
import { ABILITY_BINS, type AnswerCount, abilityBin, itemStatistics } from "./calibrate.ts";

const item = { id: 7, level: "intermediate", skill: "case", correct: "a" } as const;

/** Answers of people spread over all bins to a question of this difficulty; wrong ones go to b and c. */
function answersTo(difficulty: number, perBin: number): AnswerCount[] {
  const random = seededRandom(`calibration ${difficulty}`);
  const counts = new Map<string, AnswerCount>();
  for (const [bin, ability] of ABILITY_BINS.entries()) {
    for (let taker = 0; taker < perBin; taker++) {
      const isRight = random() < chanceRight(ability, difficulty);
      const option: OptionLetter = isRight ? "a" : random() < 0.5 ? "b" : "c";
      const key = `${bin}${option}`;
      const answers = (counts.get(key)?.answers ?? 0) + 1;
      counts.set(key, { questionId: 7, bin, option, answers });
    }
  }
  return [...counts.values()];
}

test("without answers a question has its author's difficulty, and nothing else is claimed", () => {
  expect(itemStatistics(item, [])).toMatchObject({
    answers: 0,
    shareRight: null,
    discrimination: null,
    deadDistractors: [],
  });
  expect(itemStatistics(item, []).difficulty).toBeCloseTo(LEVEL_DIFFICULTY.intermediate, 6);
});

test("many answers find the difficulty, whatever the tag says; a few hardly move it", () => {
  for (const difficulty of [-1, 0, 0.8, 1.5]) {
    const { difficulty: found, error } = itemStatistics(item, answersTo(difficulty, 400));
    expect(Math.abs(found - difficulty), `${difficulty}`).toBeLessThan(0.25);
    expect(error).toBeLessThan(0.15);
  }
  const few = itemStatistics(item, [{ questionId: 7, bin: 7, option: "b", answers: 1 }]);
  expect(Math.abs(few.difficulty)).toBeLessThan(0.7);
});

test("an option nobody takes is a dead distractor, once there are answers enough", () => {
  expect(itemStatistics(item, answersTo(0.5, 100)).deadDistractors).toEqual(["d"]);
  expect(itemStatistics(item, answersTo(0.5, 10)).deadDistractors).toEqual([]);
});

test("a question that the strong get right tells people apart; answers of other questions are not counted", () => {
  const counts = answersTo(0, 100);
  const statistics = itemStatistics(item, counts);
  expect(statistics.discrimination).toBeGreaterThan(0.3);
  expect(
    itemStatistics(item, [...counts, { questionId: 8, bin: 0, option: "d", answers: 999 }]),
  ).toEqual(statistics);
  const upsideDown = counts.map((count) => ({
    ...count,
    bin: ABILITY_BINS.length - 1 - count.bin,
  }));
  expect(itemStatistics(item, upsideDown).discrimination).toBeLessThan(-0.3);
});

test("a taker's bin does not depend on the answer that is counted", () => {
  const items = Array.from({ length: 25 }, (_, id) => ({
    ...item,
    id,
    level: (["beginner", "intermediate", "advanced"] as const)[id % 3] ?? "beginner",
  }));
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
      fc.nat(24),
      (answers, place) => {
        const graded = (own: boolean) =>
          items.map((one, at) => ({ item: one, right: at === place ? own : answers[at] === true }));
        const bin = abilityBin(graded(true), place);
        expect(abilityBin(graded(false), place)).toBe(bin);
        expect(ABILITY_BINS[bin]).toBeDefined();
      },
    ),
  );
});
