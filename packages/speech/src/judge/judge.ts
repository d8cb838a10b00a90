import { phones } from "@tilashar/kazakh/sound";
import { accepts, isKnown, isOpen, isSure, qualityOf, statistic } from "./decision.ts";
import { hop, judgeRate } from "./features.ts";
import { listen } from "./listen.ts";
import { type Measurement, measure } from "./measure.ts";
import type { Model } from "./model.ts";
import type {
  JudgedSound,
  JudgeError,
  JudgeOptions,
  Verdict,
  VerdictReason,
  WeakestSound,
} from "./verdict.ts";
import { weakestSound } from "./weakest-sound.ts";
import { wordList } from "./word-list.ts";

/** Judges whether `expected` was said in a WAV file. Never throws on any bytes or text. */
export type Judge = (wav: Uint8Array, expected: string, options?: JudgeOptions) => Verdict;

/** More sounds than a long phrase has are not judged. */
const maxSounds = 80;
/** A recording may hold four seconds of speech, or more when the phrase is long. */
const longestSpeech = (sounds: number): number => Math.max(4, Math.min(20, 0.3 * sounds));
const noWords: readonly string[] = [];

const unjudged = (expected: string, error: JudgeError | null): Verdict => ({
  correct: false,
  quality: "poor",
  reason: error ?? "not_recognised",
  error,
  expected,
  best_match: null,
  recognized: null,
  sounds: [],
  weakest: null,
  likelihoodRatio: null,
  score: null,
});

const secondsPerFrame = hop / judgeRate;

const judgedSounds = (measured: Measurement, expected: string, start: number): JudgedSound[] =>
  measured.sounds.map((sound) => ({
    letter: expected.slice(sound.letterStart, sound.letterEnd),
    letterStart: sound.letterStart,
    phone: sound.phone,
    // Frames are wider than their distance; their middles are where they belong.
    start: start + sound.start * secondsPerFrame + 0.0075,
    end: start + sound.end * secondsPerFrame + 0.0075,
    margin: sound.margin,
  }));

const reasonOf = (
  measured: Measurement,
  score: number,
  otherWord: boolean,
  weakest: WeakestSound | null,
): VerdictReason => {
  if (otherWord && isSure(measured)) return "other_word";
  if (isOpen(score)) return "not_sure";
  return weakest && isKnown(measured.toAnything) ? "one_sound" : "not_recognised";
};

const verdictOf = (measured: Measurement, expected: string, start: number): Verdict => {
  const score = statistic(measured);
  const correct = accepts(measured, score);
  const quality = qualityOf(measured, score, correct);
  const best = measured.best?.word ?? null;
  const named = isKnown(measured.bestToAnything) ? best : null;
  const weakest = !correct || quality === "fair" ? weakestSound(measured, expected) : null;
  const otherWord = named !== null && named !== expected;
  return {
    correct,
    quality,
    reason: correct ? "accepted" : reasonOf(measured, score, otherWord, weakest),
    error: null,
    expected,
    best_match: best,
    recognized: correct ? expected : named,
    sounds: judgedSounds(measured, expected, start),
    weakest,
    likelihoodRatio: Math.min(measured.toWords, measured.toSubstituted),
    score,
  };
};

/**
 * A judge that hears with `model`; without one it answers that it cannot judge. Pure: the same
 * recording and word give the same verdict.
 */
export const createJudge = (model: Model | null): Judge => {
  return (wav, expected, { words = noWords } = {}) => {
    if (!model) return unjudged(expected, "engine_unavailable");
    const count = expected.length > 400 ? 0 : phones(expected).length;
    if (count === 0 || count > maxSounds) return unjudged(expected, null);
    const heard = listen(model, wav, longestSpeech(count));
    if (typeof heard === "string") return unjudged(expected, heard);
    const measured = measure(model, heard.posteriors, expected, wordList(words));
    if (!measured) return unjudged(expected, "too_short");
    return verdictOf(measured, expected, heard.start);
  };
};
