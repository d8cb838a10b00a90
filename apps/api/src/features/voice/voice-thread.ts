import { parentPort, workerData } from "node:worker_threads";
import {
  type DecodedSound,
  normaliseLoudness,
  slowness,
  startDecoder,
  startEncoder,
  startSpeaker,
  stretched,
} from "@tilashar/speech/voice";
import { giveBackMemory } from "#api/threads/give-back-memory.ts";
import { knownTimes } from "./known-times.ts";
import { isSayable } from "./sayable.ts";
import type { SpokenRequest } from "./spoken-request.ts";

/** MP3 bytes (of times: JSON), or null when the text is none that we say, or the sound none that can be read. */
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
  | { ask: "slow"; sound: Uint8Array }
  /** When its sounds and words are heard in a sound: ours knows it, in another it is looked for. */
  | ({ ask: "times"; sound: Uint8Array | null } & SpokenRequest);

const port = parentPort;
if (port === null) throw new Error("This program runs as a thread.");
const courseWords = new Set((workerData as VoiceThreadData).courseWords);
const speaker = await startSpeaker();
const encode = await startEncoder("mp3");
/** Started by the first recording that is wanted slow. */
let decoder: ReturnType<typeof startDecoder> | null = null;

function decoded(sound: Uint8Array): Promise<DecodedSound> {
  decoder ??= startDecoder();
  return decoder.then((decode) => decode(sound));
}

async function timesOf({ sound, ...request }: SpokenRequest & { sound: Uint8Array | null }) {
  if (sound === null) return knownTimes(speaker.synthesise(request));
  // The judge is loaded by the first recording that is followed.
  const { foundTimes } = await import("./sound-times.ts");
  return foundTimes(await decoded(sound), request.text);
}

async function answerTo(question: VoiceQuestion): Promise<VoiceAnswer> {
  if (question.ask === "slow") {
    const { pcm, sampleRate } = await decoded(question.sound);
    const slow = stretched(pcm, slowness, sampleRate);
    normaliseLoudness(slow, sampleRate);
    return encode(slow, sampleRate);
  }
  if (question.ask === "times") {
    const times = await timesOf(question);
    return times && new TextEncoder().encode(JSON.stringify(times));
  }
  if (!isSayable(question.text, courseWords)) return null;
  if (question.ask === "check") return new Uint8Array();
  const { pcm, sampleRate } = speaker.synthesise(question);
  return encode(pcm, sampleRate);
}

port.on("message", async (question: VoiceQuestion) => {
  // A sound that can't be read is an answer; ours that can't be made ends the thread, and another takes its place.
  const answer = await answerTo(question).catch((error: unknown) => {
    if (question.ask !== "say") return null;
    throw error;
  });
  port.postMessage(answer, answer === null ? [] : [answer.buffer]);
});
giveBackMemory();
port.postMessage("ready");
