import type { PartOfSpeech } from "./entry.ts";

const SHAPES: readonly [RegExp, PartOfSpeech][] = [
  [/^[А-ЯӘҒҚҢӨҰҮҺІ]{2}/, "abbr"],
  [/^[А-ЯӘҒҚҢӨҰҮҺІ]/, "name-person"],
  [/[ую]$/, "v"],
  [/(?:с[ыі]з|[лдт][ыі]|ш[ыі]л|[дт][ае]й|[ғқ]ыш|[гк]іш|[ғқ]ы|[гк]і)$/, "adj"],
];

/** The part of speech most words that look like this one have; the packed lexicon tells the others' alone. */
export function foreseenClass(lemma: string): PartOfSpeech {
  return SHAPES.find(([shape]) => shape.test(lemma))?.[1] ?? "n";
}
