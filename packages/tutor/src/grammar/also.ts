import { questionParticle } from "@tilashar/kazakh";

/** да, де, та or те by the sounds before it. */
export function alsoParticle(word: string): string {
  const asks = questionParticle(word);
  return `${asks.startsWith("п") ? "т" : "д"}${asks.endsWith("е") ? "е" : "а"}`;
}

/** мен, бен or пен by the sounds before it: нан мен сүт, кітап пен дәптер. */
export function withParticle(word: string): string {
  const last = word.toLowerCase().at(-1) ?? "";
  if (/[аәеиоөуұүыіэюялмнңрйһ]/u.test(last)) return "мен";
  return /[бвгғджз]/u.test(last) ? "бен" : "пен";
}
