import fc from "fast-check";
import { expect, test } from "vitest";
import { bucketChanges, levels, width } from "./points-buckets.ts";

const points = fc.integer({ min: 0, max: 20_000_000 });

/** The buckets that together hold exactly the totals above `total`, as the boards' queries add them up. */
const rangesAbove = (total: number) =>
  levels.map((level) => ({
    level,
    above: Math.floor(total / width ** level),
    below: level === levels.at(-1) ? null : (Math.floor(total / width ** (level + 1)) + 1) * width,
  }));

function countAbove(counts: ReadonlyMap<string, number>, total: number): number {
  let sum = 0;
  for (const { level, above, below } of rangesAbove(total)) {
    for (const [key, learners] of counts) {
      const [at, bucket] = key.split(":").map(Number) as [number, number];
      if (at === level && bucket > above && (below === null || bucket < below)) sum += learners;
    }
  }
  return sum;
}

test("for any histories of awards, the buckets count exactly the learners above any total", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 70_000 }), { maxLength: 8 }), { maxLength: 30 }),
      points,
      (learners, asked) => {
        const counts = new Map<string, number>();
        const totals: number[] = [];
        for (const awards of learners) {
          let total = 0;
          for (const award of awards) {
            for (const { level, bucket, change } of bucketChanges(total, total + award)) {
              const key = `${level}:${bucket}`;
              counts.set(key, (counts.get(key) ?? 0) + change);
            }
            total += award;
          }
          totals.push(total);
        }
        for (const [, learnersThere] of counts) expect(learnersThere).toBeGreaterThanOrEqual(0);
        for (const total of [asked, 0, ...totals]) {
          expect(countAbove(counts, total)).toBe(totals.filter((one) => one > total).length);
        }
      },
    ),
  );
});

test("an award touches few buckets: two on the finest level, seldom more above", () => {
  expect(bucketChanges(100, 110)).toHaveLength(2);
  expect(bucketChanges(0, 10)).toHaveLength(4);
  expect(bucketChanges(10, 10)).toEqual([]);
});
