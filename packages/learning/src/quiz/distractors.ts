import { confusability } from "./confusability.ts";

/** A word as the quiz sees it. `meanings` are all accepted translations in every language, lower case. */
export interface QuizCandidate {
  kz: string;
  pos: string;
  meanings: readonly string[];
  /** True when the word stands in the lesson that is asked. */
  sameLesson: boolean;
}

/** Words of the lesson are preferred: the learner must tell apart what was just taught. */
const lessonBonus = 0.15;

/** Kazakh has no casing rule of its own, and lower-casing by locale is forty times slower. */
function normalised(text: string): string {
  return text.toLowerCase().trim();
}

/** True when a candidate could pass for a right answer, so that it must not be offered as a wrong one. */
export function couldBeRight(word: QuizCandidate, candidate: QuizCandidate): boolean {
  return answersTo(word)(candidate);
}

/** `couldBeRight` for one word and many candidates. */
function answersTo(word: QuizCandidate): (candidate: QuizCandidate) => boolean {
  const kz = normalised(word.kz);
  const meanings = new Set(word.meanings.map(normalised));
  return (candidate) =>
    normalised(candidate.kz) === kz ||
    candidate.meanings.some((meaning) => meanings.has(normalised(meaning)));
}

/**
 * The words most likely to be confused with `word`, best first: of the same part of speech when there
 * are `count` of them, never one that could be right, no two spelt alike.
 */
export function likelyDistractors(
  word: QuizCandidate,
  pool: readonly QuizCandidate[],
  count: number,
): QuizCandidate[] {
  const couldAnswer = answersTo(word);
  const usable = new Map<string, QuizCandidate>();
  for (const candidate of pool) {
    const key = normalised(candidate.kz);
    if (!usable.has(key) && !couldAnswer(candidate)) usable.set(key, candidate);
  }
  const ranked = [...usable.values()]
    .map((candidate) => ({
      candidate,
      samePos: candidate.pos === word.pos,
      score: confusability(word.kz, candidate.kz) + (candidate.sameLesson ? lessonBonus : 0),
    }))
    .sort(
      (a, b) =>
        Number(b.samePos) - Number(a.samePos) ||
        b.score - a.score ||
        (a.candidate.kz < b.candidate.kz ? -1 : 1),
    );
  return ranked.slice(0, count).map(({ candidate }) => candidate);
}
