import { chance } from "../drawing/chance.ts";

/**
 * A plucked string (K. Karplus, A. Strong, Computer Music Journal 1983): a burst of noise goes round a
 * delay as long as the string's period and loses its highs each time round.
 *
 * @param hertz pitch; @param seconds how long it may ring; the answer is mono, −1 to 1
 */
export function pluck(
  hertz: number,
  seconds: number,
  sampleRate: number,
  seed: number,
): Float32Array {
  const next = chance(seed);
  const period = sampleRate / hertz;
  const length = Math.floor(period - 0.5);
  // Tunes the string between whole samples.
  const remainder = period - 0.5 - length;
  const tuning = (1 - remainder) / (1 + remainder);
  const string = new Float32Array(length);
  let smooth = 0;
  for (let i = 0; i < length; i++) {
    // A soft fingertip, not a pick.
    smooth += (next() * 2 - 1 - smooth) * 0.62;
    string[i] = smooth;
  }
  const sound = new Float32Array(Math.round(seconds * sampleRate));
  let before = 0;
  let allpassIn = 0;
  let allpassOut = 0;
  for (let i = 0; i < sound.length; i++) {
    const at = i % length;
    const now = string[at] as number;
    const lowered = (now + before) * 0.5 * 0.9965;
    allpassOut = tuning * (lowered - allpassOut) + allpassIn;
    allpassIn = lowered;
    before = now;
    string[at] = allpassOut;
    const fade = Math.min(1, (sound.length - i) / (sampleRate * 0.25));
    sound[i] = now * fade;
  }
  return sound;
}
