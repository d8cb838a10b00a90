import { parentPort } from "node:worker_threads";

/** A judge for tests of what surrounds it: the first byte of the recording says what it answers. */
parentPort?.on("message", ({ audio, expected }: { audio: Uint8Array; expected: string }) => {
  const letter = String.fromCharCode(audio[0] ?? 0);
  if (letter === "C") throw new Error("crash");
  if (letter === "H") for (;;);
  const right = letter === "R";
  parentPort?.postMessage({
    correct: right,
    quality: right ? "good" : "poor",
    reason: right ? "accepted" : letter === "S" ? "no_speech" : "other_word",
    error: letter === "S" ? "no_speech" : null,
    expected,
    best_match: letter === "S" ? null : right ? expected : "кітап",
    recognized: letter === "S" ? null : right ? expected : "кітап",
    sounds: [],
    weakest: null,
    likelihoodRatio: letter === "S" ? null : right ? 0.5 : -0.4,
    score: letter === "S" ? null : 1,
  });
});
parentPort?.postMessage("ready");
