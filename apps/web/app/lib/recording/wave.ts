/**
 * The outline of a sound: the loudest moment of each of `columns` equal parts, 0–1, the loudest of all
 * at 1. Silence before and after is left out, so that two recordings can be laid over each other.
 *
 * @returns the columns and the stretch of the sound they show, in seconds
 */
export function outline(
  samples: Float32Array,
  sampleRate: number,
  columns: number,
): { heights: number[]; start: number; end: number } {
  const size = Math.max(1, Math.round(sampleRate * 0.01));
  const frames: number[] = [];
  for (let at = 0; at < samples.length; at += size) {
    let top = 0;
    for (let i = at; i < Math.min(at + size, samples.length); i++) {
      top = Math.max(top, Math.abs(samples[i] as number));
    }
    frames.push(top);
  }
  const loudest = frames.reduce((most, frame) => Math.max(most, frame), 0);
  if (loudest === 0) return { heights: new Array<number>(columns).fill(0), start: 0, end: 0 };
  const audible = (frame: number) => frame > loudest * 0.06;
  const first = Math.max(0, frames.findIndex(audible) - 4);
  const last = Math.min(frames.length, frames.findLastIndex(audible) + 5);
  const shown = frames.slice(first, last);
  const heights = Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * shown.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * shown.length) / columns));
    return shown.slice(from, to).reduce((most, frame) => Math.max(most, frame), 0) / loudest;
  });
  return { heights, start: (first * size) / sampleRate, end: (last * size) / sampleRate };
}
