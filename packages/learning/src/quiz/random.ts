/** A source of numbers in [0, 1), the same for the same seed. */
export type Random = () => number;

/**
 * Seeded generator: FNV-1a folds the seed to 32 bits, mulberry32 runs on them.
 * Good enough to shuffle a quiz; not for secrets.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export const seededRandom = (seed: string): Random => randomFrom(folded(seed));

/** The generators of many seeds that begin alike: what they share is folded once. */
export function seededRandoms(beginning: string): (ending: string) => Random {
  const begun = folded(beginning);
  return (ending) => randomFrom(folded(ending, begun));
}

function folded(text: string, before = 0x811c9dc5): number {
  let state = before;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return state;
}

function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
