interface Timed {
  readonly start: number | null;
  readonly end: number | null;
}

/** A repeated line is over only then: its last sound is not cut off. */
const tail = 0.25;

/** Where the film has to go back to while a line is repeated; null: it plays on. */
export function repeatFrom(lines: readonly Timed[], repeated: number, time: number): number | null {
  const { start, end } = lines[repeated] ?? { start: null, end: null };
  return start !== null && end !== null && time > end + tail ? start : null;
}
