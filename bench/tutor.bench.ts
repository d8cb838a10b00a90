/** How many learners' questions the offline tutor answers right, by intent, and how fast. */
import { fileURLToPath } from "node:url";
import { loadCourse } from "@tilashar/course/load";
import { makeTutor } from "@tilashar/tutor";
import { fault, play, readCases } from "../packages/tutor/test-set/read-cases.ts";

const contentDir = fileURLToPath(new URL("../content", import.meta.url));
const cacheFile = fileURLToPath(new URL("../.cache/content.json", import.meta.url));
const course = loadCourse({ contentDir, cacheFile });

globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const opening = performance.now();
const tutor = makeTutor({ course });
const opened = performance.now() - opening;
globalThis.gc?.();
const held = (process.memoryUsage().heapUsed - before) / 2 ** 20;
console.log(`indexes built in ${Math.round(opened)} ms, holding ${held.toFixed(1)} MB`);

const times: number[] = [];
const showFaults = process.argv.includes("--faults");
for (const name of ["tuning", "kept-aside"] as const) {
  const tally = new Map<string, { right: number; all: number }>();
  for (const one of readCases(name)) {
    const { reply, ms } = play(tutor, one);
    times.push(ms);
    const wrong = fault(one, reply);
    const row = tally.get(one.intent) ?? { right: 0, all: 0 };
    row.all++;
    if (wrong === undefined) row.right++;
    else if (showFaults && (name === "tuning" || process.argv.includes("--all")))
      console.log(
        `  ✗ ${one.language} ${one.intent}: ${one.turns.join(" >> ")} [${wrong}; ${reply.intent}]\n      ${reply.text.split("\n").slice(0, 3).join(" ⏎ ").slice(0, 200)}`,
      );
    tally.set(one.intent, row);
  }
  const rows = [...tally.values()];
  const right = rows.reduce((sum, row) => sum + row.right, 0);
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const share = (right / all) * 100;
  console.log(
    `${share >= 95 ? "✓" : "✗"} ${name}: ${right} of ${all} right, ${share.toFixed(1)} % (target 95)`,
  );
  for (const [intent, row] of tally) console.log(`    ${intent}: ${row.right}/${row.all}`);
  if (share < 95) process.exitCode = 1;
}

times.sort((a, b) => a - b);
const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
console.log(
  `${p95 <= 30 ? "✓" : "✗"} p95 latency: ${p95.toFixed(1)} ms (target 30), slowest ${times.at(-1)?.toFixed(1)} ms`,
);
if (p95 > 30) process.exitCode = 1;
