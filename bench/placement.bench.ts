/**
 * How often the proficiency test tells the right level: 4,000 seeded takers on the real bank, of which
 * the rules see nothing but the authors' tags. A simulation: its people and the true difficulties of its
 * questions are assumed, and printed. Exits with 1 when a promise is not kept.
 */
import { fileURLToPath } from "node:url";
import { loadCourse } from "@tilashar/course/load";
import {
  HARSH_WORLD,
  simulateTakers,
  USUAL_WORLD,
  type World,
} from "../packages/learning/src/placement/testing/simulated-takers.ts";

const takers = 4000;
const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { testQuestions } = loadCourse({
  contentDir: path("content"),
  cacheFile: path(".cache/content.json"),
});

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

function table(title: string, world: World) {
  const figures = simulateTakers(testQuestions, takers, world);
  console.log(`${title}: ${JSON.stringify(world)}`);
  console.log(`${"".padEnd(52)}right level   on retest   guessers above A`);
  for (const { rule, rightLevel, sameOnRetest, guessersAboveA } of figures) {
    console.log(
      `${rule.padEnd(52)}${percent(rightLevel)}      ${percent(sameOnRetest)}    ${percent(guessersAboveA)}`,
    );
  }
  console.log();
  return new Map(figures.map((row) => [row.rule, row]));
}

/** The chance of 11 or more right of 25 by guessing alone: what the official rule cannot do better than. */
function guessersByChance(): number {
  const atLeast = 11;
  let chance = 0;
  let ways = 1;
  for (let right = 0; right <= 25; right++) {
    if (right >= atLeast) chance += ways * 0.25 ** right * 0.75 ** (25 - right);
    ways = (ways * (25 - right)) / (right + 1);
  }
  return chance;
}

const usual = table(
  `${takers} takers, ${testQuestions.length} questions, usual world`,
  USUAL_WORLD,
);
table("harsh world (no promise)", HARSH_WORLD);
console.log(
  `a guesser reaches B by the official rule with ${percent(guessersByChance()).trim()}\n`,
);

const estimate = usual.get("standard sitting, estimate");
const precise = usual.get("precise sitting, domain score (its letter)");
const promises: readonly [name: string, kept: boolean][] = [
  ["estimate tells the right level in 82 % or more", (estimate?.rightLevel ?? 0) >= 0.82],
  ["estimate is the same on retest in 76 % or more", (estimate?.sameOnRetest ?? 0) >= 0.76],
  ["precise letter is right in 85 % or more", (precise?.rightLevel ?? 0) >= 0.85],
  ["precise letter is the same on retest in 80 % or more", (precise?.sameOnRetest ?? 0) >= 0.8],
  ["a guesser reaches B in 3 % or fewer by the official rule", guessersByChance() <= 0.03],
  [
    "a guesser reaches B in 3 % or fewer in a precise sitting",
    (precise?.guessersAboveA ?? 1) <= 0.03,
  ],
];
for (const [name, kept] of promises) {
  console.log(`${kept ? "✓" : "✗"} ${name}`);
  if (!kept) process.exitCode = 1;
}
