import type { Measurement } from "./measure.ts";
import type { Quality } from "./verdict.ts";

type Input = "toWords" | "toShorter" | "worstFit" | "worstPair";

/** What a measured value may count at least and at most, and how much it counts. */
interface Term {
  input: Input;
  least: number;
  most: number;
  weight: number;
}

/**
 * Everything the decision hangs on, in one place. Fitted by `scripts/train-speech/fit.py` on the
 * development voices, which the net has not heard, with the net before this one (a fit with this one accepts and
 * rejects no better); the threshold was chosen with the report in sight.
 * docs/speech-model.md says what was decided on what. Fit it anew the day there are recordings of learners.
 */
export const decision = {
  terms: [
    { input: "toWords", least: -2, most: 0.2, weight: 1.06 },
    { input: "toShorter", least: -1.5, most: 1.5, weight: 0.13 },
    { input: "worstFit", least: -6, most: 0, weight: 0.61 },
    { input: "worstPair", least: -4, most: 2, weight: 0.39 },
  ] satisfies Term[] as readonly Term[],
  constant: 1.51,
  /** From here on a word counts as said. */
  accept: -0.2,
  /** From here on an accepted word is good, or excellent. */
  good: 0.7,
  excellent: 1.9,
  /** So far below `accept` a recording still leaves it open. */
  open: 1.2,
  /** No word is accepted that fits worse than this, whatever else speaks for it: it is hardly speech. */
  minFit: -2.6,
  /** A sound of least length that is this much more like silence was not said. */
  minPresence: -0.6,
  /** All frames together have to be so much more like the word than like silence, noise or a tone. */
  speech: 2.5,
  /** The best word of the list is named when it fits at least so well. */
  known: -1.3,
  /** And said to be another word than the expected one when it is so much better. */
  sure: -0.35,
  /** One-vowel words carry little evidence: below this they are fair at most. */
  clear: 0.15,
};

/** One number for how far a recording supports the expected word; {@link decision} cuts it. */
export const statistic = (measured: Measurement): number =>
  decision.terms.reduce(
    (sum, { input, least, most, weight }) =>
      sum + weight * Math.min(Math.max(measured[input], least), most),
    decision.constant,
  );

/** Whether the word counts as said. */
export const accepts = (measured: Measurement, score: number): boolean =>
  score >= decision.accept &&
  measured.toAnything >= decision.minFit &&
  measured.absence >= decision.minPresence &&
  measured.presence >= decision.speech;

/** Whether what was measured suffices for the word to count as said. */
export const acceptsMeasured = (measured: Measurement): boolean =>
  accepts(measured, statistic(measured));

/** Whether a score that does not suffice leaves it open whether the word was said. */
export const isOpen = (score: number): boolean => score >= decision.accept - decision.open;

/** Whether a word that fits so well can be named as what was said. */
export const isKnown = (toAnything: number): boolean => toAnything >= decision.known;

/** Whether another word of the list was clearly said. */
export const isSure = ({ toWords }: Measurement): boolean => toWords < decision.sure;

/** How well it was said. What is not accepted is fair when it is open, else poor. */
export const qualityOf = (measured: Measurement, score: number, accepted: boolean): Quality => {
  if (!accepted) return isOpen(score) && measured.toAnything >= decision.minFit ? "fair" : "poor";
  if (score < decision.good || Math.min(measured.toWords, measured.toSubstituted) < decision.clear)
    return score < decision.excellent ? "fair" : "good";
  return score >= decision.excellent ? "excellent" : "good";
};
