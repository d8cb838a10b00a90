import type { Course } from "../course/course.ts";
import { LEVELS } from "../schema/common-fields.ts";
import { type CourseSentence, courseSentences } from "./course-sentences.ts";
import { fingerprintOf, type SentenceFile } from "./index-sentences.ts";
import { openNumberLists } from "./number-lists.ts";

/** The course's sentences by what they show, each list in the order of the course. */
export interface SentenceBank {
  readonly sentences: readonly CourseSentence[];
  /** @param lemma dictionary form, in small letters */
  withLemma(lemma: string): readonly CourseSentence[];
  /** @param suffix id of the engine's table */
  withSuffix(suffix: string): readonly CourseSentence[];
  /** @param point id of a point of grammar */
  showing(point: string): readonly MarkedSentence[];
}

/** A sentence with the letters, from and to, that show what it was looked for. */
export interface MarkedSentence extends CourseSentence {
  readonly mark: readonly [from: number, to: number];
}

/** Joins the built lists with the course's sentences. @throws when they were built from others */
export function makeSentenceBank(course: Course, file: SentenceFile): SentenceBank {
  const sentences = courseSentences(course);
  if (fingerprintOf(sentences) !== file.fingerprint)
    throw new Error("The index of sentences is of another course: npm run build");
  const lemmas = openNumberLists(file.lemmas);
  const suffixes = openNumberLists(file.suffixes);
  const points = openNumberLists(file.points);
  const at = (places: Uint32Array) => [...places].flatMap((place) => sentences[place] ?? []);
  return {
    sentences,
    withLemma: (lemma) => at(lemmas(lemma)),
    withSuffix: (suffix) => at(suffixes(suffix)),
    showing(point) {
      const numbers = points(point);
      const shown: MarkedSentence[] = [];
      for (let one = 0; one < numbers.length; one += 3) {
        const [place = -1, from = 0, to = 0] = numbers.subarray(one, one + 3);
        const sentence = sentences[place];
        if (sentence !== undefined) shown.push({ ...sentence, mark: [from, to] });
      }
      return shown;
    },
  };
}

/** Sentences of about this many words are read at a glance. */
const BEST_LENGTH = 6;
/** A text gives no more than this many of the sentences chosen. */
const MAX_OF_PLACE = 1;

/**
 * Chooses sentences to show: short ones first, of the easiest places, no two from one place while others
 * have any. The same list gives the same choice.
 */
export function chooseSentences<Sentence extends CourseSentence>(
  sentences: readonly Sentence[],
  limit: number,
): Sentence[] {
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, cost: costOf(sentence) }))
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
    .map(({ sentence }) => sentence);
  const taken = new Map<string, number>();
  const seen = new Set<string>();
  const chosen: Sentence[] = [];
  const rest: Sentence[] = [];
  for (const sentence of ranked) {
    if (seen.has(sentence.kz)) continue;
    seen.add(sentence.kz);
    const key = `${sentence.place.kind} ${sentence.place.id}`;
    const count = taken.get(key) ?? 0;
    if (count >= MAX_OF_PLACE) rest.push(sentence);
    else {
      taken.set(key, count + 1);
      chosen.push(sentence);
    }
    if (chosen.length === limit) return chosen;
  }
  return [...chosen, ...rest].slice(0, limit);
}

function costOf({ kz, level }: CourseSentence): number {
  const words = kz.split(/\s+/).length;
  const length = words < BEST_LENGTH ? (BEST_LENGTH - words) * 0.7 : words - BEST_LENGTH;
  return length + 3 * LEVELS.indexOf(level);
}
