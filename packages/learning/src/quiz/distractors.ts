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

/** A candidate is compared with hundreds of words: its spellings are made once. */
const spellings = new WeakMap<QuizCandidate, { kz: string; meanings: readonly string[] }>();

function spellingsOf(candidate: QuizCandidate) {
  const known = spellings.get(candidate);
  if (known !== undefined) return known;
  const made = {
    kz: normalised(candidate.kz),
    meanings: candidate.meanings.map(normalised),
  };
  spellings.set(candidate, made);
  return made;
}

/** True when a candidate could pass for a right answer, so that it must not be offered as a wrong one. */
export function couldBeRight(word: QuizCandidate, candidate: QuizCandidate): boolean {
  return answersTo(word)(candidate);
}

/** `couldBeRight` for one word and many candidates. */
function answersTo(word: QuizCandidate): (candidate: QuizCandidate) => boolean {
  const own = spellingsOf(word);
  const meanings = new Set(own.meanings);
  return (candidate) => {
    const other = spellingsOf(candidate);
    return other.kz === own.kz || other.meanings.some((meaning) => meanings.has(meaning));
  };
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
    const key = spellingsOf(candidate).kz;
    if (!usable.has(key) && !couldAnswer(candidate)) usable.set(key, candidate);
  }
  const alike = [...usable.values()].filter(({ pos }) => pos === word.pos);
  const others = [...usable.values()].filter(({ pos }) => pos !== word.pos);
  const ranked = byConfusability(word, alike);
  // Scoring is what takes the time: other parts of speech are ranked only when they are needed.
  if (ranked.length < count) ranked.push(...byConfusability(word, others));
  return ranked.slice(0, count);
}

function byConfusability(word: QuizCandidate, candidates: readonly QuizCandidate[]) {
  return candidates
    .map((candidate) => ({
      candidate,
      score: confusability(word.kz, candidate.kz) + (candidate.sameLesson ? lessonBonus : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.candidate.kz < b.candidate.kz ? -1 : 1))
    .map(({ candidate }) => candidate);
}
