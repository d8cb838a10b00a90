import { parentPort, workerData } from "node:worker_threads";
import {
  normaliseLoudness,
  slowness,
  startDecoder,
  startEncoder,
  startSpeaker,
  stretched,
} from "@tilashar/speech/voice";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";
import { isSayable } from "./sayable.ts";
import type { SpokenRequest } from "./spoken-request.ts";

/** MP3 bytes, or null when the text is none that we say, or the sound none that can be read. */
export type VoiceAnswer = Uint8Array<ArrayBuffer> | null;

export interface VoiceThreadData {
  /** Words of the course in small letters: names and others that the lexicon lacks. */
  courseWords: readonly string[];
}

export type VoiceQuestion =
  | ({ ask: "say" } & SpokenRequest)
  /** Only tell whether we would say it: the answer is an empty sound or null. */
  | { ask: "check"; text: string }
  /** The same MP3 at the slow pace. */
  | { ask: "slow"; sound: Uint8Array };

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const courseWords = new Set((workerData as VoiceThreadData).courseWords);
const speaker = await startSpeaker();
const encode = await startEncoder("mp3");
/** Started by the first recording that is wanted slow. */
let decoder: ReturnType<typeof startDecoder> | null = null;

async function answerTo(question: VoiceQuestion): Promise<VoiceAnswer> {
  if (question.ask === "slow") {
    decoder ??= startDecoder();
    const { pcm, sampleRate } = await (await decoder)(question.sound);
    const slow = stretched(pcm, slowness, sampleRate);
    normaliseLoudness(slow, sampleRate);
    return encode(slow, sampleRate);
  }
  if (!isSayable(question.text, courseWords)) return null;
  if (question.ask === "check") return new Uint8Array();
  const { pcm, sampleRate } = speaker.synthesise(question);
  return encode(pcm, sampleRate);
}

port.on("message", async (question: VoiceQuestion) => {
  // A sound that can't be read is an answer; ours that can't be made ends the thread, and another takes its place.
  const answer = await answerTo(question).catch((error: unknown) => {
    if (question.ask === "slow") return null;
    throw error;
  });
  port.postMessage(answer, answer === null ? [] : [answer.buffer]);
});
giveBackMemory();
port.postMessage("ready");
