import { align, loadModel } from "@tilashar/speech/judge";
import type { DecodedSound } from "@tilashar/speech/voice";
import { type SoundTimes, shifted } from "./known-times.ts";

/**
 * Where a sound fits its text worse than this, something else is heard in it. Ours fits by 6 and more; another
 * sentence, laid along the same sound, by less than 5.6.
 */
const minFit = 3;

const model = loadModel();

/** When the words of `text` are heard in a person's recording or a neural voice's sound; null when they are not. */
export function foundTimes({ pcm, sampleRate }: DecodedSound, text: string): SoundTimes | null {
  const found = align(model, pcm, sampleRate, text);
  return found === null || found.fit < minFit ? null : shifted(found, 0);
}
