import { lookUp } from "@tilashar/kazakh/lexicon";
import type { Course } from "../course/course.ts";
import type { GlossaryWord } from "./lexicon-with.ts";

/** More translations than this read as a dictionary, not as a gloss. */
const shown = 2;

/**
 * The headwords of lessons and days that the engine's lexicon does not have: expressions of several words
 * and words of the course. Together with the lexicon they gloss any text of the course.
 */
export function glossaryOf(course: Pick<Course, "lessons" | "dayWords">): GlossaryWord[] {
  const words = new Map<string, GlossaryWord>();
  for (const { kz, en, ru, flags } of [
    ...course.lessons.flatMap((lesson) => lesson.words),
    ...course.dayWords,
  ]) {
    if (words.has(kz) || lookUp(kz).length > 0) continue;
    const stem = flags?.find((flag) => flag.startsWith("stem="))?.slice("stem=".length);
    words.set(kz, {
      kz,
      en: shownOf(en),
      ru: shownOf(ru),
      ...(stem !== undefined && !kz.includes(" ") && { stem }),
    });
  }
  return [...words.values()];
}

const shownOf = (meaning: string | readonly string[]) =>
  typeof meaning === "string" ? meaning : meaning.slice(0, shown).join(", ");
