/**
 * How well the judge hears, on voices it has never heard: words spoken by synthesisers and by voices
 * built from recordings of people, clean and disturbed. Needs the voices of scripts/train-speech/install.sh.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createJudge, loadModel } from "@tilashar/speech/judge";
import { acceptsMeasured } from "../packages/speech/src/judge/decision.ts";
import { createLattice } from "../packages/speech/src/judge/lattice.ts";
import { listen } from "../packages/speech/src/judge/listen.ts";
import { measure } from "../packages/speech/src/judge/measure.ts";
import { bestWords, wordList } from "../packages/speech/src/judge/word-list.ts";
import {
  dice,
  evaluationWords,
  listedWords,
  speak,
  trials,
} from "../scripts/train-speech/trials.ts";

const folder = fileURLToPath(new URL("../.cache/speech-bench", import.meta.url));
const model = loadModel();
const words = listedWords();
const list = wordList(words);
const closed = wordList(evaluationWords);

class Tally {
  right = [0, 0];
  near = [0, 0];
  random = [0, 0];
  top = [0, 0];

  count(what: "right" | "near" | "random" | "top", hit: boolean): void {
    const tally = this[what];
    tally[0] = (tally[0] as number) + (hit ? 1 : 0);
    tally[1] = (tally[1] as number) + 1;
  }

  percent(what: "right" | "near" | "random" | "top"): number {
    const [hits, all] = this[what] as [number, number];
    return (100 * hits) / all;
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const clips = speak("report", folder);
if (!existsSync(join(folder, "index.json"))) throw new Error("Nothing was spoken.");

const tallies = new Map<string, Tally>();
const tallyOf = (name: string): Tally => {
  const tally = tallies.get(name) ?? new Tally();
  tallies.set(name, tally);
  return tally;
};

const random = dice(11);
for (const clip of clips) {
  const state = clip.disturbance ? "disturbed" : "clean";
  const into = [
    tallyOf(`${clip.kind} · ${state}`),
    tallyOf(`  ${clip.family} · ${state}`),
    ...(clip.disturbance ? [tallyOf(`    ${clip.kind}, ${clip.disturbance}`)] : []),
  ];
  const heard = listen(model, readFileSync(join(folder, clip.file)), 4);
  if (clip.meant === null) {
    const best =
      typeof heard === "string"
        ? null
        : bestWords(closed, createLattice(model, heard.posteriors), new Set()).best;
    for (const tally of into) tally.count("top", best?.word === clip.word);
  }
  for (const { kind, expected } of trials(clip, random)) {
    const measured =
      typeof heard === "string" ? null : measure(model, heard.posteriors, expected, list);
    const accepted = measured !== null && acceptsMeasured(measured);
    for (const tally of into) tally.count(kind, kind === "right" ? !accepted : accepted);
  }
}

const columns = [
  "right word rejected",
  "one sound off accepted",
  "unrelated accepted",
  "top-1 of 180",
];
console.log(`${"".padEnd(34)}${columns.map((c) => c.padStart(24)).join("")}   words`);
for (const [name, tally] of [...tallies].sort(([a], [b]) => a.trim().localeCompare(b.trim()))) {
  const values = (["right", "near", "random", "top"] as const).map((what) =>
    `${tally.percent(what).toFixed(1)} %`.padStart(24),
  );
  console.log(`${name.padEnd(34)}${values.join("")}   ${tally.top[1]}`);
}

const judge = createJudge(model);
const times: number[] = [];
for (const clip of clips.filter(({ disturbance }) => !disturbance).slice(0, 400)) {
  const wav = readFileSync(join(folder, clip.file));
  const start = performance.now();
  judge(wav, clip.word, { words });
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);

function report(name: string, measured: number, target: number, atMost: boolean, unit = "%"): void {
  const met = atMost ? measured <= target : measured >= target;
  console.log(
    `${met ? "✓" : "✗"} ${name}: ${measured.toFixed(1)} ${unit} (target ${atMost ? "at most" : "at least"} ${target})`,
  );
  if (!met) process.exitCode = 1;
}

console.log(`\nClean recordings, against ${words.length} words:`);
const espeak = tallyOf("espeak · clean");
const people = tallyOf("people · clean");
report("unrelated word accepted, espeak", espeak.percent("random"), 0.5, true);
report("unrelated word accepted, built from people", people.percent("random"), 0.5, true);
report("right word rejected, espeak", espeak.percent("right"), 3, true);
report("right word rejected, built from people", people.percent("right"), 15, true);
report("one-sound-off word accepted, espeak", espeak.percent("near"), 13, true);
report("one-sound-off word accepted, built from people", people.percent("near"), 13, true);
report("top-1 of 180, espeak", espeak.percent("top"), 94, false);
report("top-1 of 180, built from people", people.percent("top"), 72, false);
report("p95 of a check", times[Math.floor(0.95 * times.length)] as number, 120, true, "ms");
console.log(
  `  median of a check: ${(times[Math.floor(0.5 * times.length)] as number).toFixed(1)} ms`,
);
