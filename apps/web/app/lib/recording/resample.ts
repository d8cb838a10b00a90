/** Zero crossings of the filter on either side: enough that what is folded back lies 60 dB down. */
const reach = 16;

/**
 * Changes the sampling rate by a windowed sinc (Blackman), with everything above the lower rate's half
 * taken out first, so that nothing high comes back as something low.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = from / to;
  // The cut lies below half of the lower rate, in cycles a sample of the source.
  const cut = 0.5 * Math.min(1, to / from) * 0.95;
  const half = reach / (2 * cut);
  const result = new Float32Array(Math.floor(samples.length / ratio));
  for (let i = 0; i < result.length; i++) {
    const centre = i * ratio;
    let sum = 0;
    let weight = 0;
    for (let at = Math.ceil(centre - half); at <= centre + half; at++) {
      const x = at - centre;
      const angle = 2 * Math.PI * cut * x;
      const sinc = x === 0 ? 1 : Math.sin(angle) / angle;
      const place = x / half;
      const window = 0.42 + 0.5 * Math.cos(Math.PI * place) + 0.08 * Math.cos(2 * Math.PI * place);
      sum += (samples[at] ?? 0) * sinc * window;
      weight += sinc * window;
    }
    result[i] = sum / weight;
  }
  return result;
}
