/**
 * Letters to add, drop, change or swap with their neighbour between two words; `limit + 1` as soon
 * as it is more than `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  // A step puts right one letter that the other word lacks: most words are too far from each other to be looked at closely
  const [has, wanted] = [lettersOf(from), lettersOf(to)];
  if (countOf(has & ~wanted) > limit || countOf(wanted & ~has) > limit) return limit + 1;
  const a = [...from];
  const b = [...to];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = b.map((_, at) => at).concat(b.length);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] as number, limit + 1);
}

/** The letters of a word, one bit for each; some share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
