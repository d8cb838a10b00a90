import { WordsInText } from "@tilashar/kazakh";
import {
  type DecodedSound,
  normaliseLoudness,
  slowness,
  startDecoder,
  startEncoder,
  startSpeaker,
  stretched,
} from "@tilashar/speech/voice";
import { knownTimes } from "./known-times.ts";
import { isSayable } from "./sayable.ts";
import type { VoiceAnswer, VoiceQuestion } from "./sound-questions.ts";
import type { SpokenRequest } from "./spoken-request.ts";

/** Starts our own voice: what it answers to each question. */
export async function startVoice(
  wordsOfCourse: string,
): Promise<(question: VoiceQuestion) => Promise<VoiceAnswer>> {
  const courseWords = new WordsInText(wordsOfCourse);
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

  return async (question) => {
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
  };
}
