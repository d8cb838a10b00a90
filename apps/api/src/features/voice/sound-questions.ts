import type { Verdict } from "@tilashar/speech/judge";
import type { SpokenRequest } from "./spoken-request.ts";

export interface SoundThreadData {
  /** Words of the course, one a line, in small letters: names and others that the lexicon lacks. */
  courseWords: string;
  /** Words that may have been said instead of the one asked for. */
  practiceWords: readonly string[];
}

/** MP3 bytes (of times: JSON), or null when the text is none that we say, or the sound none that can be read. */
export type VoiceAnswer = Uint8Array<ArrayBuffer> | null;

export type VoiceQuestion =
  | ({ ask: "say" } & SpokenRequest)
  /** Only tell whether we would say it: the answer is an empty sound or null. */
  | { ask: "check"; text: string }
  /** The same MP3 at the slow pace. */
  | { ask: "slow"; sound: Uint8Array }
  /** When its sounds and words are heard in a sound: ours knows it, in another it is looked for. */
  | ({ ask: "times"; sound: Uint8Array | null } & SpokenRequest);

export type SoundQuestion =
  | VoiceQuestion
  /** Whether the word was said in a recording. The answer is null when there is no model to judge with. */
  | { ask: "judge"; audio: Uint8Array; expected: string };

export type SoundAnswer = VoiceAnswer | Verdict;
