interface TimedWord {
  readonly start: number;
  readonly text: string;
}

/** Letters of a line, from and to, of the word that is being spoken or was spoken last; null before the first. */
export function currentWord(
  words: readonly TimedWord[],
  time: number,
): readonly [from: number, to: number] | null {
  let from = 0;
  let found: readonly [number, number] | null = null;
  for (const { start, text } of words) {
    if (time < start) break;
    found = [from, from + text.length];
    from += text.length + 1;
  }
  return found;
}
