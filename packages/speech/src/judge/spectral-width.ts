import { bands } from "./features.ts";

/** Log energy below the loudest frames at which a frame still counts. */
const depth = 2;
/** Log energy below the strongest band of a frame at which a band still counts. */
const reach = 4;

/**
 * How many of the 40 bands sound together, on average over the loud frames of a clip: two or three in
 * a tone or a sweep, six in a chord, nine and more in a word.
 */
export const spectralWidth = (features: Float32Array): number => {
  const frames = features.length / bands;
  if (frames === 0) return 0;
  const rows = Array.from({ length: frames }, (_, frame) =>
    features.subarray(frame * bands, (frame + 1) * bands),
  );
  const levels = Float64Array.from(
    rows,
    (row) => row.reduce((sum, value) => sum + value, 0) / bands,
  );
  const loudness = levels.slice().sort()[Math.floor(0.9 * (frames - 1))] as number;
  let sounding = 0;
  let counted = 0;
  for (const [frame, row] of rows.entries()) {
    if ((levels[frame] as number) <= loudness - depth) continue;
    const strongest = Math.max(...row);
    for (const value of row) if (value > strongest - reach) sounding++;
    counted++;
  }
  return sounding / counted;
};
