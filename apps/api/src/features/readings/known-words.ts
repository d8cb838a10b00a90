import type { Course } from "@tilashar/course";
import { type LemmaCounts, taughtLemmas } from "@tilashar/course/gloss";
import { LRUCache } from "lru-cache";

/** How much of a text, by its id, has been met: 0 to 1. */
export interface KnownShare {
  id: number;
  known: number;
}

/** Tells how much of each text a learner can read. */
export interface KnownWords {
  /** @param lessonIds lessons whose words the learner has met */
  sharesOf(lessonIds: readonly number[]): readonly KnownShare[];
}

/** How often a dictionary form occurs in a text. */
interface Occurrence {
  /** Place of the text. */
  text: number;
  count: number;
}

/** Who goes the same way has the same lessons behind them. */
const keptShares = 200;

/** @param lemmas how often each dictionary form occurs in each text */
export function makeKnownWords(
  course: Course,
  lemmas: ReadonlyMap<number, LemmaCounts>,
): KnownWords {
  const texts = [...lemmas].map(([id, counts]) => ({
    id,
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
    // Names and numerals are known to all.
    knownToAll: counts.get("") ?? 0,
  }));
  const occurrences = occurrencesIn([...lemmas.values()]);
  const taught = new Map<number, Set<string>>();
  const shares = new LRUCache<string, readonly KnownShare[]>({ max: keptShares });

  function taughtBy(lesson: number): Set<string> {
    const known = taught.get(lesson) ?? taughtLemmas(course.lessonById.get(lesson)?.words ?? []);
    taught.set(lesson, known);
    return known;
  }

  return {
    sharesOf(lessonIds) {
      const lessons = lessonIds.toSorted((one, other) => one - other);
      const key = lessons.join();
      const before = shares.get(key) ?? reckoned(lessons);
      shares.set(key, before);
      return before;
    },
  };

  function reckoned(lessonIds: readonly number[]): KnownShare[] {
    const known = texts.map(({ knownToAll }) => knownToAll);
    const met = new Set<string>();
    for (const lesson of lessonIds) {
      for (const lemma of taughtBy(lesson)) {
        if (met.has(lemma)) continue;
        met.add(lemma);
        for (const { text, count } of occurrences.get(lemma) ?? [])
          known[text] = (known[text] ?? 0) + count;
      }
    }
    return texts.map(({ id, all }, place) => ({
      id,
      known: all === 0 ? 0 : Math.round(((known[place] ?? 0) / all) * 1000) / 1000,
    }));
  }
}

/** The texts that each dictionary form occurs in: learners know far fewer forms than the texts hold. */
function occurrencesIn(texts: readonly LemmaCounts[]): ReadonlyMap<string, readonly Occurrence[]> {
  const occurrences = new Map<string, Occurrence[]>();
  texts.forEach((counts, text) => {
    for (const [lemma, count] of counts) {
      if (lemma === "") continue;
      const own = occurrences.get(lemma) ?? [];
      own.push({ text, count });
      occurrences.set(lemma, own);
    }
  });
  return occurrences;
}
