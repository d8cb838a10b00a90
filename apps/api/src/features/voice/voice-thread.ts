import { parentPort, workerData } from "node:worker_threads";
import { startEncoder, startSpeaker } from "@tilashar/speech/voice";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";
import { isSayable } from "./sayable.ts";
import type { SpokenRequest } from "./spoken-request.ts";

/** MP3 bytes, or null when the text is none that we say. */
export type VoiceAnswer = Uint8Array<ArrayBuffer> | null;

export interface VoiceThreadData {
  /** Words of the course in small letters: names and others that the lexicon lacks. */
  courseWords: readonly string[];
}

export interface VoiceQuestion extends SpokenRequest {
  /** Only tell whether we would say it: the answer is an empty sound or null. */
  onlyCheck?: boolean;
}

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const courseWords = new Set((workerData as VoiceThreadData).courseWords);
const speaker = await startSpeaker();
const encode = await startEncoder("mp3");

port.on("message", ({ onlyCheck, ...request }: VoiceQuestion) => {
  let answer: VoiceAnswer = null;
  if (isSayable(request.text, courseWords)) {
    if (onlyCheck) answer = new Uint8Array();
    else {
      const { pcm, sampleRate } = speaker.synthesise(request);
      answer = encode(pcm, sampleRate);
    }
  }
  port.postMessage(answer, answer === null ? [] : [answer.buffer]);
});
giveBackMemory();
port.postMessage("ready");
