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
const close = new Set(contrasts.flatMap(([a, b]) => [a + b, b + a]));

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  return close.has(a + b) ? contrastCost : 1;
}

/** Edit distance in which a learner's typical confusion costs a third of any other letter. */
export function confusionDistance(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  let previous = Array.from({ length: right.length + 1 }, (_, j) => j);
  for (let i = 1; i <= left.length; i++) {
    const current = [i];
    for (let j = 1; j <= right.length; j++) {
      current[j] = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) +
          substitutionCost(left[i - 1] as string, right[j - 1] as string),
      );
    }
    previous = current;
  }
  return previous[right.length] as number;
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
