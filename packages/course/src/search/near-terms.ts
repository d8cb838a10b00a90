/** How many slips a term of this length is forgiven. */
function allowedSlips(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Terms prepared so that most of those far from a query are told by one comparison. */
export interface NearIndex {
  readonly terms: readonly string[];
  /** Which letters each term has, hashed to 32 bits. */
  readonly letters: Int32Array;
}

export function makeNearIndex(terms: readonly string[]): NearIndex {
  return { terms, letters: Int32Array.from(terms, lettersOf) };
}

function lettersOf(term: string): number {
  let letters = 0;
  for (let index = 0; index < term.length; index++) letters |= 1 << (term.charCodeAt(index) & 31);
  return letters;
}

function bitsOf(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Terms that differ from `typed` by a slip or two: a letter missing, added, changed, or two swapped.
 *
 * @returns the nearest first
 */
export function nearTerms(
  typed: string,
  { terms, letters }: NearIndex,
): { term: string; slips: number }[] {
  const allowed = allowedSlips(typed.length);
  if (allowed === 0) return [];
  const own = lettersOf(typed);
  const near: { term: string; slips: number }[] = [];
  terms.forEach((term, index) => {
    if (Math.abs(term.length - typed.length) > allowed) return;
    // A changed letter makes two letters differ, no slip more.
    if (bitsOf(own ^ (letters[index] as number)) > 2 * allowed) return;
    const slips = distance(typed, term, allowed);
    if (slips <= allowed) near.push({ term, slips });
  });
  return near.sort((one, other) => one.slips - other.slips);
}

/** Letters that learners without a Kazakh keyboard, or an ear for the pair, put for each other. */
const easilyMixed = new Set(
  ["әа", "өо", "үұ", "үу", "ұу", "іы", "іи", "қк", "ғг", "ңн", "һх"].flatMap(
    ([one = "", other = ""]) => [one + other, other + one],
  ),
);

const maxLength = 128;
// Rows of the table, used again by every call: nothing else runs in between.
let before = new Float64Array(maxLength + 1);
let last = new Float64Array(maxLength + 1);
let row = new Float64Array(maxLength + 1);

/**
 * Optimal string alignment distance, where a letter put for its look- or sound-alike counts half.
 * Any number above `limit` means "more than that".
 */
export function distance(one: string, other: string, limit: number): number {
  if (one.length > maxLength || other.length > maxLength) return limit + 1;
  for (let j = 0; j <= other.length; j++) last[j] = j;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    let best = i;
    for (let j = 1; j <= other.length; j++) {
      const a = one[i - 1] as string;
      const b = other[j - 1] as string;
      const change = a === b ? 0 : easilyMixed.has(a + b) ? 0.5 : 1;
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + change,
      );
      if (i > 1 && j > 1 && a === other[j - 2] && b === one[i - 2]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] as number;
}
