import type { Clause } from "./clauses.ts";
import { isQuestionParticle } from "./question-words.ts";

/**
 * The prosody of this voice's second version, kept to be heard beside today's: one pitch for each word, 0–99,
 * 50 being the voice's own, and every sound as long as espeak-ng makes it.
 */
export const wordPitches = (clause: Pick<Clause, "tune" | "peak" | "words">): number[] =>
  clause.words.map((_, at) => wordPitch(clause, at));

const wordPitch = ({ tune, peak, words }: Pick<Clause, "tune" | "peak" | "words">, at: number) => {
  const progress = words.length > 1 ? at / (words.length - 1) : 0;
  const top = peak ?? 0;
  switch (tune) {
    case "statement":
      return 58 - 14 * progress;
    case "continuation":
      return 56 - 4 * progress;
    case "exclamation":
      return at === 0 ? 74 : 66 - 18 * progress;
    case "question-word":
      return at < top ? 56 : at === top ? 82 : 50 - 8 * progress;
    case "yes-no":
      if (at < top) return 54;
      return at > top && isQuestionParticle(words[at]?.read ?? "") ? 86 : 76;
  }
};
