import { courseOfRepository } from "@tilashar/course/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { abilityOf, estimateAbility } from "./ability.ts";
import { letterOf, percentageOf, type TestItem } from "./blueprint.ts";
import { drawTest } from "./draw-test.ts";
import { skillProfile } from "./skill-profile.ts";
import { simulateTakers, USUAL_WORLD } from "./testing/simulated-takers.ts";

const bank = courseOfRepository().testQuestions;
const sitting = drawTest({ bank, seed: "ability" });
const graded = (items: readonly TestItem[], right: (place: number) => boolean) =>
  items.map((item, place) => ({ item, right: right(place) }));

test("the official letter: 10 of 25 is A, 11 and 18 are B, 19 is C", () => {
  const letter = (right: number) => letterOf(percentageOf(right, 25));
  expect([0, 10, 11, 18, 19, 25].map(letter)).toEqual(["A", "A", "B", "B", "C", "C"]);
  expect([40, 41, 75, 76].map(letterOf)).toEqual(["A", "B", "B", "C"]);
});

test("probabilities sum to 1, and the range holds the share it stands around", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }), (answers) => {
      const estimate = estimateAbility(graded(sitting, (place) => answers[place] === true));
      const { A, B, C } = estimate.probabilities;
      expect(A + B + C).toBeCloseTo(1, 9);
      expect(Math.max(A, B, C)).toBe(estimate.probabilities[estimate.level]);
      const [low, high] = estimate.range;
      expect(low).toBeLessThanOrEqual(estimate.domain);
      expect(high).toBeGreaterThanOrEqual(estimate.domain);
      expect(estimate.error).toBeGreaterThan(0);
    }),
  );
});

test("one more right answer never lowers the estimate", () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
      fc.nat(24),
      (answers, place) => {
        const before = abilityOf(graded(sitting, (at) => answers[at] === true));
        const after = abilityOf(graded(sitting, (at) => at === place || answers[at] === true));
        expect(after).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test("the same number right says more on hard questions than on easy ones", () => {
  const ofLevel = (level: string) => bank.filter((item) => item.level === level).slice(0, 25);
  const half = (place: number) => place % 2 === 0;
  expect(abilityOf(graded(ofLevel("advanced"), half))).toBeGreaterThan(
    abilityOf(graded(ofLevel("beginner"), half)) + 1,
  );
});

test("a skill with fewer than four questions is left out", () => {
  const profile = skillProfile(graded(sitting, () => true));
  expect(profile.map(({ skill, right, total }) => [skill, right, total])).toEqual([
    ["vocabulary", 6, 6],
    ["forms", 5, 5],
    ["sentence", 4, 4],
    ["reading", 5, 5],
    ["listening", 5, 5],
  ]);
  const without = sitting.filter(({ skill }) => skill !== "tense");
  expect(skillProfile(graded(without, () => true)).map(({ skill }) => skill)).not.toContain(
    "sentence",
  );
});

test("simulated takers are told the right level more often by the estimate, most often by the precise test", () => {
  const figures = new Map(
    simulateTakers(bank, 800, USUAL_WORLD).map((row) => [row.rule, row] as const),
  );
  const atRandom = figures.get("25 at random, percentage");
  const estimate = figures.get("standard sitting, estimate");
  const precise = figures.get("precise sitting, domain score (its letter)");
  // Floors lie two standard errors of 800 takers below what 4,000 show: see bench/placement.bench.ts.
  expect(estimate?.rightLevel).toBeGreaterThan(0.805);
  expect(estimate?.sameOnRetest).toBeGreaterThan(0.74);
  expect(precise?.rightLevel).toBeGreaterThan(0.83);
  expect(precise?.sameOnRetest).toBeGreaterThan(0.77);
  expect(precise?.guessersAboveA).toBeLessThan(0.03);
  expect(precise?.rightLevel).toBeGreaterThan(atRandom?.rightLevel ?? 1);
});
