import { parentPort, workerData } from "node:worker_threads";
import type { Verdict } from "@tilashar/speech/judge";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";

export interface JudgeQuestion {
  audio: Uint8Array;
  expected: string;
}

/** Null when there is no model to judge with. */
export type JudgeAnswer = Verdict | null;

export interface JudgeThreadData {
  /** Words that may have been said instead. */
  words: readonly string[];
}

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const { words } = workerData as JudgeThreadData;
const judge = await loadJudge();

port.on("message", ({ audio, expected }: JudgeQuestion) => {
  port.postMessage(judge === null ? null : judge(audio, expected, { words }));
});
giveBackMemory();
port.postMessage("ready");

/** Without its model the thread still answers: that there is none. */
async function loadJudge() {
  try {
    return (await import("@tilashar/speech/judge")).judge;
  } catch (error) {
    console.error(
      JSON.stringify({ level: 50, msg: `the judge of pronunciation cannot start: ${error}` }),
    );
    return null;
  }
}
