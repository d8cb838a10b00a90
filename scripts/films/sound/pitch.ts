/**
 * The same sound played at another speed: higher and shorter, or lower and longer. Catmull–Rom between
 * samples; ratios here stay within a fifth, where nothing audible folds back.
 */
export function replayed(pcm: Float32Array, ratio: number): Float32Array {
  if (ratio === 1) return pcm;
  const sound = new Float32Array(Math.floor(pcm.length / ratio));
  for (let i = 0; i < sound.length; i++) {
    const at = i * ratio;
    const k = Math.floor(at);
    const f = at - k;
    const a = pcm[k - 1] ?? 0;
    const b = pcm[k] ?? 0;
    const c = pcm[k + 1] ?? 0;
    const d = pcm[k + 2] ?? 0;
    sound[i] = b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  }
  return sound;
}
