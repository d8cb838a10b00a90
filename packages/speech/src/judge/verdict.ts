import type { Phone } from "@tilashar/kazakh/sound";

/** How well a word was said, by intelligibility and not by accent. */
export type Quality = "excellent" | "good" | "fair" | "poor";

/** Why a recording has no ordinary verdict. */
export type JudgeError =
  | "bad_audio"
  | "too_quiet"
  | "no_speech"
  | "too_short"
  | "too_long"
  | "engine_unavailable";

/**
 * What the feedback leads with, as a key the interface has a sentence for:
 * "accepted" the word was heard; "one_sound" it was nearly heard, one sound is off; "other_word"
 * another word was heard; "not_sure" the recording leaves it open; "not_recognised" nothing that
 * could be named; or the error that kept the judge from judging.
 */
export type VerdictReason =
  | "accepted"
  | "one_sound"
  | "other_word"
  | "not_sure"
  | "not_recognised"
  | JudgeError;

/** One sound of the expected word as it was found in the recording. */
export interface JudgedSound {
  /** The letters of the expected word that the sound is written with. */
  letter: string;
  /** UTF-16 offset of the first of these letters in the expected word. */
  letterStart: number;
  phone: Phone;
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
  /** How much better this sound fits than the best other one, in log likelihood a frame; below zero another fits better. */
  margin: number;
}

/** The one sound most worth practising. */
export interface WeakestSound {
  letter: string;
  letterStart: number;
  phone: Phone;
  /** The phone it was taken for, when that is clear enough to name. */
  confusedWith: Phone | null;
}

/** What the judge answers. Plain data: it crosses threads. */
export interface Verdict {
  correct: boolean;
  quality: Quality;
  reason: VerdictReason;
  error: JudgeError | null;
  /** The word that was asked for, as given. */
  expected: string;
  /** The word of the list nearest to what was said; null when nothing was said. */
  best_match: string | null;
  /** What was heard, when it is clear enough to be named. */
  recognized: string | null;
  /** Empty when there was nothing to align. */
  sounds: readonly JudgedSound[];
  weakest: WeakestSound | null;
  /** The likelihood ratio to the best other word, a frame; null without a verdict. For rules that add another engine. */
  likelihoodRatio: number | null;
  /** The decision statistic the quality is cut from; null without a verdict. */
  score: number | null;
}

export interface JudgeOptions {
  /** Other words that may have been said: the words of the course. */
  words?: readonly string[];
}
