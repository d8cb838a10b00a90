import { bands } from "./features.ts";

/** Frames on each side that are averaged, so that the grain of a noise does not count as movement. */
const reach = 2;
/** Log energy below the loud frames at which a frame still counts. */
const depth = 3;

/**
 * How much the shape of the spectrum moves over the loud frames of a clip, as the mean deviation of a
 * band in log energy: words move, steady noises, tones and chords do not, whatever their loudness does.
 */
export const spectralMotion = (features: Float32Array): number => {
  const frames = features.length / bands;
  if (frames === 0) return 0;
  const levels = Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let band = 0; band < bands; band++) sum += features[frame * bands + band] as number;
    return sum / bands;
  });
  const loudness = levels.slice().sort()[Math.floor(0.9 * (frames - 1))] as number;
  const loud = [...levels.keys()].filter((frame) => (levels[frame] as number) > loudness - depth);
  let motion = 0;
  for (let band = 0; band < bands; band++) {
    const shape = loud.map((_, i) => {
      const near = loud.slice(Math.max(0, i - reach), i + reach + 1);
      const sum = near.reduce(
        (total, frame) =>
          total + (features[frame * bands + band] as number) - (levels[frame] as number),
        0,
      );
      return sum / near.length;
    });
    const mean = shape.reduce((sum, value) => sum + value, 0) / shape.length;
    motion += shape.reduce((sum, value) => sum + Math.abs(value - mean), 0) / shape.length;
  }
  return motion / bands;
};
