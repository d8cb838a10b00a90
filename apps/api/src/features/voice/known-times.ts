import { mp3Delay, type Speech, type TimedPhone, type TimedWord } from "@tilashar/speech/voice";

/** When what is said in a sound is heard: seconds of the MP3, places in the text. */
export interface SoundTimes {
  words: TimedWord[];
  phones: TimedPhone[];
}

const toMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Times rounded to thousandths, so much later. */
export const shifted = ({ words, phones }: SoundTimes, by: number): SoundTimes => {
  const later = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: toMs(one.start + by),
    end: toMs(one.end + by),
  });
  return { words: words.map(later), phones: phones.map(later) };
};

/** The times of a sound of ours, as it is heard from its MP3. */
export const knownTimes = (speech: Speech): SoundTimes => shifted(speech, mp3Delay);
