import type { Course } from "@tilashar/course";
import type { Asked, Tools } from "../../ask.ts";

/** What somebody learns for: the unit that teaches its words, and the lesson in it. */
export interface Aim {
  readonly unit: Course["units"][number];
  readonly lesson: number;
}

/** The unit for what a message says it wants Kazakh for; undefined where it says nothing that a unit teaches. */
export function aimOf({ folded, language }: Asked, tools: Tools): Aim | undefined {
  const gloss = language === "ru" ? "ru" : "en";
  const said = tools.patterns.one("plan-aim.why").exec(folded)?.[1] ?? "";
  const { units, lessons } = tools.course;
  for (const word of said.split(/[^\p{L}'-]+/u)) {
    if (word.length < 3 || tools.patterns.one("plan-aim.not-aims").test(word)) continue;
    const lemmas = tools.glossary.meaning(word, gloss).map(({ kz }) => kz);
    const lesson = lessons.find(({ words }) => words.some(({ kz }) => lemmas.includes(kz)));
    const unit = lesson && units.find(({ lessons: own }) => own.includes(lesson.id));
    if (lesson && unit) return { unit, lesson: lesson.id };
  }
  return undefined;
}
