/**
 * How likely a learner is to take one Kazakh word for another by its look and sound.
 * The cheap substitutions are the contrasts that learners of Kazakh miss: back against front vowels,
 * uvular against velar, ң against н, and the letters that Russian readers merge.
 */

const contrasts: readonly (readonly [string, string])[] = [
  ["қ", "к"],
  ["ғ", "г"],
  ["ң", "н"],
  ["ә", "а"],
  ["ә", "е"],
  ["ө", "о"],
  ["ү", "ұ"],
  ["ү", "у"],
  ["ұ", "у"],
  ["ө", "ү"],
  ["о", "ұ"],
  ["і", "ы"],
  ["і", "и"],
  ["ы", "и"],
  ["һ", "х"],
  ["қ", "х"],
  ["ғ", "қ"],
  ["г", "к"],
  ["б", "п"],
  ["д", "т"],
  ["з", "с"],
  ["ж", "ш"],
];

const contrastCost = 0.35;

/** Letters of the Cyrillic block are told by one byte, a pair of them by two: the course compares half a million words. */
const block = 0x400;
const closePairs = new Uint8Array(1 << 16);
for (const [a, b] of contrasts) {
  const [one, other] = [a.charCodeAt(0) - block, b.charCodeAt(0) - block];
  closePairs[(one << 8) | other] = 1;
  closePairs[(other << 8) | one] = 1;
}

function substitutionCost(a: number, b: number): number {
  if (a === b) return 0;
  const [one, other] = [a - block, b - block];
  const areLetters = (one | other) >>> 8 === 0;
  return areLetters && closePairs[(one << 8) | other] === 1 ? contrastCost : 1;
}

/** Edit distance in which a learner's typical confusion costs a third of any other letter. */
export function confusionDistance(a: string, b: string): number {
  let previous = Float64Array.from({ length: b.length + 1 }, (_, j) => j);
  let current = new Float64Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    current[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const substituted =
        (previous[j - 1] as number) + substitutionCost(letter, b.charCodeAt(j - 1));
      const dropped = (previous[j] as number) + 1;
      const inserted = (current[j - 1] as number) + 1;
      current[j] = Math.min(substituted, dropped, inserted);
    }
    [previous, current] = [current, previous];
  }
  return previous[b.length] as number;
}

/** 1 for the same word, towards 0 for words that share nothing. */
export function confusability(a: string, b: string): number {
  const x = a.toLowerCase();
  const y = b.toLowerCase();
  const longest = Math.max(x.length, y.length);
  if (longest === 0) return 1;
  const alike = 1 - confusionDistance(x, y) / longest;
  const sameStart = x[0] === y[0] ? 0.1 : 0;
  return Math.min(1, alike * 0.9 + sameStart);
}
