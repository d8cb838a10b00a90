/**
 * Measures the judge on the development voices and writes one line of JSON a trial, for fit.py:
 * node scripts/train-speech/measure-development.ts FOLDER MEASURED.json
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listen } from "../../packages/speech/src/judge/listen.ts";
import { loadModel } from "../../packages/speech/src/judge/load.ts";
import { measure } from "../../packages/speech/src/judge/measure.ts";
import { wordList } from "../../packages/speech/src/judge/word-list.ts";
import { dice, listedWords, speak, trials } from "./trials.ts";

const [folder, output] = process.argv.slice(2);
if (!folder || !output) throw new Error("Usage: measure-development.ts FOLDER MEASURED.json");
mkdirSync(folder, { recursive: true });
const model = loadModel();
const list = wordList(listedWords());
const random = dice(11);
const rows = speak("development", folder).flatMap((clip) => {
  const heard = listen(model, readFileSync(join(folder, clip.file)), 4);
  return trials(clip, random).map((trial) => {
    const measured =
      typeof heard === "string" ? null : measure(model, heard.posteriors, trial.expected, list);
    return {
      ...clip,
      trial: trial.kind,
      expected: trial.expected,
      measured: measured && { ...measured, sounds: [], best: null },
    };
  });
});
writeFileSync(output, JSON.stringify(rows));
console.log(`${rows.length} trials`);
