/** Notices that somebody has spoken and stopped. */
export interface EndOfSpeech {
  /**
   * @param level of the latest piece, root of mean square, 0–1
   * @param seconds the piece lasts
   * @returns whether the recording is over
   */
  hear(level: number, seconds: number): boolean;
}

/** Behind a word or a sentence. */
const silenceBehindSentence = 0.8;
/** A cough or a click is no word. */
const shortestSpeech = 0.12;

/**
 * Over after some silence behind speech, or after the longest time. What counts as speech rises from the
 * quietest moments heard so far: a fan in the room is no speech, a whisper in a quiet one is.
 *
 * @param longest seconds
 * @param longestSilence seconds behind speech; infinite where people speak freely, and end it themselves
 */
export function makeEndOfSpeech(
  longest: number,
  longestSilence: number = silenceBehindSentence,
): EndOfSpeech {
  let floor = 0.01;
  let elapsed = 0;
  let spoken = 0;
  let silent = 0;
  return {
    hear(level, seconds) {
      elapsed += seconds;
      // Down at once, up slowly.
      floor = level < floor ? level : floor + (level - floor) * Math.min(1, seconds * 0.15);
      if (level > Math.max(0.006, floor * 3)) {
        spoken += seconds;
        silent = 0;
      } else silent += seconds;
      return elapsed >= longest || (spoken >= shortestSpeech && silent >= longestSilence);
    },
  };
}
