import { clozeOf, isDrilled, ruleKey, ruleOf } from "@tilashar/learning/judging";
import type { StudiedLesson } from "#api/features/lessons/index.ts";
import type { CardToAdd } from "./card-content.ts";

/** Rules that one lesson adds; more would crowd out its words. */
const rulesOfALesson = 3;

/** A lesson's words as cards, and the rules of the suffixes that its sentences use most. */
export function lessonCards({ words }: Pick<StudiedLesson, "words">): CardToAdd[] {
  const counts = new Map<string, number>();
  for (const { word } of words) {
    for (const suffix of clozeOf(word.example.kz, word.kz)?.explanation?.suffixes ?? []) {
      const rule = ruleOf(suffix);
      if (isDrilled(rule)) counts.set(ruleKey(rule), (counts.get(ruleKey(rule)) ?? 0) + 1);
    }
  }
  const rules = [...counts].sort(([, one], [, other]) => other - one).slice(0, rulesOfALesson);
  return [
    ...words.map(({ word, meaning }) => ({
      kz: word.kz,
      ...meaning,
      example: { ...word.example },
      source: "lesson" as const,
    })),
    ...rules.map(([item]) => ({ item, source: "lesson" as const })),
  ];
}
