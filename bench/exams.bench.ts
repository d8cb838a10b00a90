/**
 * Whether chances of passing come true: seeded takers sit mocks and then the examination, whose items are others.
 * A simulation: its people and items are assumed, and printed. With WRITE=1 the summary that screens show is written
 * anew. Exits with 1 when a promise is not kept.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadCourse } from "@tilashar/course/load";
import {
  brierScore,
  type ExamWorld,
  HARSH_EXAM_WORLD,
  type Prediction,
  reliability,
  simulateExams,
  USUAL_EXAM_WORLD,
} from "../packages/learning/src/exams/testing/simulated-takers.ts";

const takers = Number(process.env.TAKERS ?? 400);
const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { exams } = loadCourse({
  contentDir: path("content"),
  cacheFile: path(".cache/content.json"),
});
const forms = exams.flatMap((exam) =>
  exam.levels.map((level) => ({
    name: exam.levels.length === 1 ? exam.slug : `${exam.slug} ${level}`,
    form: { level, sections: exam.sections, passWhole: exam.pass_whole ?? null },
  })),
);

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6);
const brier = (predictions: readonly Prediction[]) => brierScore(predictions).toFixed(3);

function report(title: string, world: ExamWorld): Prediction[] {
  const started = performance.now();
  const all = simulateExams(forms, takers, world);
  const took = (performance.now() - started) / all.length;
  console.log(`\n${title}: ${JSON.stringify(world)}`);
  const after = all.filter(({ mocks }) => mocks > 0);
  const base = after.filter(({ passed }) => passed).length / after.length;
  console.log(
    `${all.length} takers, ${took.toFixed(1)} ms each. After one mock or more: Brier score ${brier(after)} (saying ${percent(base).trim()} to everyone: ${(base * (1 - base)).toFixed(3)})`,
  );
  for (const mocks of [0, 1, 2, 3])
    console.log(`  after ${mocks} mocks: ${brier(all.filter((one) => one.mocks === mocks))}`);
  for (const { name } of forms)
    console.log(`  ${name.padEnd(14)} ${brier(after.filter(({ exam }) => exam === name))}`);
  console.log("  said      takers   mean   passed");
  for (const tenth of reliability(after))
    console.log(
      `  ${`${tenth.from}–${tenth.from + 10} %`.padEnd(9)} ${String(tenth.takers).padStart(5)} ${percent(tenth.said)} ${percent(tenth.passed)}`,
    );
  return after;
}

const usual = report("usual world", USUAL_EXAM_WORLD);

const tenths = reliability(usual);
const enough = tenths.filter((tenth) => tenth.takers >= 40);
const promises: readonly [name: string, kept: boolean][] = [
  ["Brier score at most 0.15", brierScore(usual) <= 0.15],
  [
    "in each tenth with 40 takers or more, said and come lie at most 10 points apart",
    enough.every(({ said, passed }) => Math.abs(said - passed) <= 0.1),
  ],
];
console.log();
for (const [name, kept] of promises) {
  console.log(`${kept ? "✓" : "✗"} ${name}`);
  if (!kept) process.exitCode = 1;
}

if (process.env.WRITE === "1") {
  const share = (of: (said: number) => boolean) => {
    const own = usual.filter(({ chance }) => of(chance));
    const passed = own.filter((one) => one.passed).length;
    return { takers: own.length, passedOfHundred: Math.round((passed / own.length) * 100) };
  };
  const calibration = {
    takers: usual.length,
    brier: Number(brier(usual)),
    likely: share((said) => said >= 0.8),
    open: share((said) => said >= 0.4 && said < 0.6),
    unlikely: share((said) => said < 0.2),
    tenths: tenths.map(({ from, takers: count, said, passed }) => ({
      from,
      takers: count,
      said: Number(said.toFixed(2)),
      passed: Number(passed.toFixed(2)),
    })),
  };
  writeFileSync(
    path("packages/learning/src/exams/calibration.generated.ts"),
    `/**
 * How chances of passing came true for simulated takers: written by \`npm run bench -- exams --write\`. Of those whose
 * chance was said to be 80 % or more (\`likely\`), 40 to 60 % (\`open\`), under 20 % (\`unlikely\`), so many of a hundred passed.
 */
export const EXAM_CALIBRATION = ${JSON.stringify(calibration, null, 2).replace(/"([a-zA-Z]+)":/g, "$1:")};
`,
  );
}

report("harsh world (no promise)", HARSH_EXAM_WORLD);
