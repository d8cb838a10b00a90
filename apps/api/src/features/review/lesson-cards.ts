import type { LessonDetail } from "@tilashar/contracts";
import { clozeOf, isDrilled, ruleKey, ruleOf } from "@tilashar/learning/judging";
import type { CardToAdd } from "./card-content.ts";

/** Rules that one lesson adds; more would crowd out its words. */
const rulesOfALesson = 3;

/** A lesson's words as cards, and the rules of the suffixes that its sentences use most. */
export function lessonCards({ words }: Pick<LessonDetail, "words">): CardToAdd[] {
  const counts = new Map<string, number>();
  for (const { word_kz, example } of words) {
    for (const suffix of clozeOf(example.kz, word_kz)?.explanation?.suffixes ?? []) {
      const rule = ruleOf(suffix);
      if (isDrilled(rule)) counts.set(ruleKey(rule), (counts.get(ruleKey(rule)) ?? 0) + 1);
    }
  }
  const rules = [...counts].sort(([, one], [, other]) => other - one).slice(0, rulesOfALesson);
  return [
    ...words.map(({ word_kz, word_en, word_ru, example }) => ({
      kz: word_kz,
      en: word_en,
      ru: word_ru,
      example,
      source: "lesson" as const,
    })),
    ...rules.map(([item]) => ({ item, source: "lesson" as const })),
  ];
}
