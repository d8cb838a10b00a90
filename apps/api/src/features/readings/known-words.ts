import type { Course } from "@tilashar/course";
import { knownShare, type LemmaCounts, taughtLemmas } from "@tilashar/course/gloss";

/** How much of a text, by its id, has been met: 0 to 1. */
export interface KnownShare {
  id: number;
  known: number;
}

/** Tells how much of each text a learner can read. */
export interface KnownWords {
  /** @param lessonIds lessons whose words the learner has met */
  sharesOf(lessonIds: readonly number[]): KnownShare[];
}

/** @param lemmas how often each dictionary form occurs in each text */
export function makeKnownWords(
  course: Course,
  lemmas: ReadonlyMap<number, LemmaCounts>,
): KnownWords {
  return {
    sharesOf(lessonIds) {
      const words = lessonIds.flatMap((id) => course.lessonById.get(id)?.words ?? []);
      const known = taughtLemmas(words);
      return [...lemmas].map(([id, counts]) => ({
        id,
        known: Math.round(knownShare(counts, known) * 1000) / 1000,
      }));
    },
  };
}
