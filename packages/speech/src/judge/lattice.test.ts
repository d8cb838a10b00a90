import type { Phone } from "@tilashar/kazakh/sound";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closingRest,
  createLattice,
  freeScore,
  join,
  type Lattice,
  openingFront,
  say,
  sayBefore,
} from "./lattice.ts";
import { classes, type Model, silence } from "./model.ts";
import { scoreNeighbours } from "./neighbours.ts";

const flat = { logPrior: new Float32Array(classes) } as Model;
const anyPosteriors = fc
  .integer({ min: 12, max: 24 })
  .chain((frames) =>
    fc.array(fc.float({ min: -8, max: 0, noNaN: true }), {
      minLength: frames * classes,
      maxLength: frames * classes,
    }),
  )
  .map((values) => createLattice(flat, Float32Array.from(values)));
const anyWord = fc.array(fc.constantFrom<Phone>("a", "k", "s", "n", "ы"), {
  minLength: 1,
  maxLength: 4,
});

const frontsOf = (lattice: Lattice, word: readonly Phone[]): Float64Array[] => {
  const fronts = [openingFront(lattice)];
  for (const phone of word) {
    const next = new Float64Array(lattice.frames + 1);
    say(lattice, fronts.at(-1) as Float64Array, phone, next);
    fronts.push(next);
  }
  return fronts;
};

const restsOf = (lattice: Lattice, word: readonly Phone[]): Float64Array[] => {
  const rests = [closingRest(lattice)];
  for (const phone of word.toReversed()) {
    const rest = new Float64Array(lattice.frames + 1);
    sayBefore(lattice, rests[0] as Float64Array, phone, rest);
    rests.unshift(rest);
  }
  return rests;
};

const scoreOf = (lattice: Lattice, word: readonly Phone[]): number =>
  join(frontsOf(lattice, word).at(-1) as Float64Array, closingRest(lattice));

test("a word is worth the same wherever its beginning and its rest are joined", () => {
  fc.assert(
    fc.property(anyPosteriors, anyWord, (lattice, word) => {
      const [fronts, rests] = [frontsOf(lattice, word), restsOf(lattice, word)];
      const whole = scoreOf(lattice, word);
      for (let i = 0; i <= word.length; i++)
        expect(join(fronts[i] as Float64Array, rests[i] as Float64Array)).toBeCloseTo(whole, 4);
    }),
    { numRuns: 60 },
  );
});

test("no word is worth more than anything at all", () => {
  fc.assert(
    fc.property(anyPosteriors, anyWord, (lattice, word) => {
      expect(scoreOf(lattice, word)).toBeLessThanOrEqual(freeScore(lattice) + 1e-6);
    }),
    { numRuns: 60 },
  );
});

test("the best neighbour is the one that scoring every neighbour by itself finds", () => {
  fc.assert(
    fc.property(anyPosteriors, (lattice) => {
      const word: Phone[] = ["k", "a", "s"];
      const way = {
        phones: word.map((phone, i) => ({ phone, start: i, end: i + 1 })),
        pauses: [false, false, false],
      };
      const found = scoreNeighbours(lattice, way, frontsOf(lattice, word), restsOf(lattice, word));
      const vowels: Phone[] = ["æ", "e", "ы", "і", "o", "ө", "ұ", "ү"];
      const best = Math.max(...vowels.map((vowel) => scoreOf(lattice, ["k", vowel, "s"])));
      expect(found.substituted[1]?.score).toBeCloseTo(best, 4);
      const shorter = Math.max(
        scoreOf(lattice, ["a", "s"]),
        scoreOf(lattice, ["k", "s"]),
        scoreOf(lattice, ["k", "a"]),
      );
      expect(found.shorter).toBeCloseTo(shorter, 4);
    }),
    { numRuns: 30 },
  );
});

test("silence costs nothing where there is silence", () => {
  const posteriors = new Float32Array(20 * classes).fill(-8);
  for (let t = 0; t < 20; t++) posteriors[t * classes + silence] = 0;
  expect(freeScore(createLattice(flat, posteriors))).toBeCloseTo(0);
});
