/** Length of a piece and how far a better fitting place is looked for, in seconds: two periods of a low voice. */
const piece = 0.03;
const search = 0.009;

/**
 * The same speech faster at the same pitch: overlapping pieces, each taken where it continues the last one
 * best (W. Verhelst, M. Roelands, WSOLA, ICASSP 1993).
 *
 * @param ratio above 1 is faster; the result is `pcm.length / ratio` long
 */
export function hastened(pcm: Float32Array, ratio: number, sampleRate: number): Float32Array {
  if (ratio === 1) return pcm;
  const size = Math.round(piece * sampleRate);
  const hop = size >> 1;
  const reach = Math.round(search * sampleRate);
  const sound = new Float32Array(Math.floor(pcm.length / ratio));
  const at = (i: number) => pcm[i] ?? 0;
  let taken = 0;
  for (let to = 0; to < sound.length; to += hop) {
    const wanted = Math.round(to * ratio);
    let best = wanted;
    if (to > 0) {
      // What would follow the last piece if nothing were left out.
      const follows = taken + hop;
      let likeness = Number.NEGATIVE_INFINITY;
      for (let shift = -reach; shift <= reach; shift += 2) {
        let sum = 0;
        for (let i = 0; i < hop; i += 3) sum += at(wanted + shift + i) * at(follows + i);
        if (sum > likeness) {
          likeness = sum;
          best = wanted + shift;
        }
      }
    }
    for (let i = 0; i < size && to + i < sound.length; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size);
      const weight = to === 0 && i < hop ? 1 : window;
      sound[to + i] = (sound[to + i] as number) + at(best + i) * weight;
    }
    taken = best;
  }
  return sound;
}
