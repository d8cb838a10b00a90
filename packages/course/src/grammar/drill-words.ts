import type { Course } from "../course/course.ts";
import type { Immutable } from "../course/immutable.ts";
import { LEVELS, levelLetter } from "../schema/common-fields.ts";
import type { DrillPool } from "../schema/grammar-file.ts";

/** A word that a drill may ask about. */
export interface DrillWord {
  readonly lemma: string;
  readonly en: string;
  readonly ru: string;
}

/** Words of a drill's pool, in the order of the course: single words taught by the end of its level. */
export function drillWords(
  course: Pick<Course, "lessons">,
  pool: Immutable<DrillPool>,
): DrillWord[] {
  const reached = LEVELS.findIndex((level) => levelLetter(level) === pool.level);
  const only = pool.words && new Set(pool.words);
  const words = new Map<string, DrillWord>();
  for (const { level, words: taught } of course.lessons) {
    if (LEVELS.indexOf(level) > reached && !only) continue;
    for (const { kz, pos, en, ru } of taught) {
      if (words.has(kz) || (only ? !only.has(kz) : pos !== pool.pos || kz.includes(" "))) continue;
      words.set(kz, { lemma: kz, en: en[0] ?? "", ru: ru[0] ?? "" });
    }
  }
  if (!pool.words) return [...words.values()];
  return pool.words.map((lemma) => words.get(lemma) ?? { lemma, en: "", ru: "" });
}
