interface Timed {
  readonly start: number | null;
  readonly end: number | null;
}

/** Seconds before a line at which it already counts: whoever seeks to a line lands on it, not before it. */
const lead = 0.05;

/** The line being spoken, or the last one spoken; −1 before the first. */
export function currentLine(lines: readonly Timed[], time: number): number {
  return lines.findLastIndex(({ start }) => start !== null && time >= start - lead);
}

/** Share of the film that has played, from the stretches a player has kept. */
export function playedShare(
  played: readonly (readonly [from: number, to: number])[],
  seconds: number,
): number {
  const sum = played.reduce((whole, [from, to]) => whole + Math.max(0, to - from), 0);
  return seconds > 0 ? Math.min(1, sum / seconds) : 0;
}
