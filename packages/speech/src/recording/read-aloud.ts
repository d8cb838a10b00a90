import { phones } from "@tilashar/kazakh/sound";
import { resample } from "../audio/resample.ts";
import { decodeWav, type Sound } from "../audio/wav.ts";
import { judgeRate, logMel } from "../judge/features.ts";
import type { Model } from "../judge/model.ts";
import { spectralMotion } from "../judge/motion.ts";
import { measureReading, type Reading, type ReadWord } from "../judge/reading.ts";
import { spectralWidth } from "../judge/spectral-width.ts";
import { isClipped, type SoundFlaw, type SoundQuality, soundQuality } from "./sound-quality.ts";

/** Why a recording is not taken. */
export type RecordingFlaw = SoundFlaw | "other_text";

/** A recording of somebody who reads a text, as far as a machine can tell. */
export interface ReadAloud {
  /** From a little before the first sound to a little behind the last; the level is the recording's own. */
  pcm: Float32Array;
  sampleRate: number;
  quality: SoundQuality;
  /** Of the text's words over the recording: 0 is best. */
  fit: number;
  words: ReadWord[];
}

/**
 * From here on a recording is a reading of the text. Chosen on sentences of the course read by our five voices,
 * clean and with noise (docs/speech.md has the figures): a person's accent has to find room here, so that one
 * wrong sound passes; a second person listens for that.
 */
export const readingLimits = {
  fit: -1.1,
  word: -1.6,
  /** Something else that was said between the words, or behind the last one: less room for it the worse all of it fits. */
  extra: 120,
  extraAtEnd: 155,
  extraForFit: 50,
};

/** What sounds are served at, samples a second. */
const keptRate = 22_050;
/** Nobody reads so slowly that a text of the course takes longer. */
const longestSpeech = (sounds: number): number => Math.min(25, 2 + 0.3 * sounds);
/** Longer recordings are cut by the decoder. */
const longestRecording = 29.9;
/** Kept before the first sound and behind the last, in seconds. */
const margin = 0.12;
/** As in the judge of words: noises and tones move less, or are narrower, than speech. */
const leastMotion = 0.2;
const leastWidth = 6;

/** Whether a reading of the text can be told from another's: it has Kazakh sounds and nothing that is said otherwise than written. */
export const canBeRead = (text: string): boolean => {
  if (text.length > 200 || /[^\p{Script=Cyrillic}\s.,!?…:;«»"„“”()—–-]/u.test(text)) return false;
  return phones(text).length > 0;
};

/** Whether all words of the text were said well enough, and nothing beside them. */
const isReading = ({ fit, words, extra, extraAtEnd }: Reading): boolean => {
  const worst = Math.min(...words.map((word) => word.fit));
  if (fit < readingLimits.fit || worst < readingLimits.word) return false;
  const misfit = -readingLimits.extraForFit * fit;
  return extra + misfit <= readingLimits.extra && extraAtEnd + misfit <= readingLimits.extraAtEnd;
};

/**
 * Says whether a WAV file is a clean recording of somebody who reads this very text, and cuts it to the speech;
 * a flaw instead. Never throws on any bytes.
 */
export const hearReadAloud = (
  model: Model,
  wav: Uint8Array,
  text: string,
): ReadAloud | RecordingFlaw => {
  const sound = decodeWav(wav);
  return sound === null ? "not_audio" : hearReadAloudSound(model, sound, text);
};

/** As `hearReadAloud`, of a sound that has been decoded. */
export const hearReadAloudSound = (
  model: Model,
  sound: Sound,
  text: string,
): ReadAloud | RecordingFlaw => {
  const { samples, sampleRate } = sound;
  if (sampleRate < judgeRate) return "low_rate";
  if (samples.length >= longestRecording * sampleRate) return "too_long";
  const heard = resample(sound, judgeRate);
  const quality = soundQuality(heard, longestSpeech(phones(text).length));
  if (typeof quality === "string") return quality;
  const from = Math.max(0, quality.start - margin * judgeRate);
  const to = Math.min(heard.length, quality.end + margin * judgeRate);
  const speech = heard.subarray(from, to);
  const scale = sampleRate / judgeRate;
  const pcm = samples.slice(Math.round(from * scale), Math.round(to * scale));
  if (isClipped(pcm)) return "clipped";
  const energies = logMel(speech);
  if (spectralMotion(energies) < leastMotion || spectralWidth(energies) < leastWidth)
    return "silent";
  const reading = measureReading(model, speech, text);
  if (reading === null) return "other_text";
  if (!isReading(reading)) return "other_text";
  const rate = Math.min(sampleRate, keptRate);
  return {
    pcm: resample({ samples: pcm, sampleRate }, rate),
    sampleRate: rate,
    quality,
    fit: reading.fit,
    words: reading.words,
  };
};
