import type { Language, PronunciationFeedback } from "@tilashar/contracts";
import type { Verdict } from "@tilashar/speech/judge";
import type { MessageKey } from "#api/messages/en.ts";
import { say } from "#api/messages/messages.ts";
import { comparable, letterDistance } from "./combined-verdict.ts";
import { tipOf } from "./sound-tips.ts";

type Feedback = Omit<PronunciationFeedback, "receipt" | "recording">;

/** Which sentence a verdict leads with. Its name is the dictionary key on both sides. */
function keyOf({ reason, quality, weakest, recognized }: Verdict): MessageKey {
  if (reason === "accepted") {
    return quality === "excellent"
      ? "speech_feedback_excellent"
      : quality === "good"
        ? "speech_feedback_good"
        : "speech_feedback_fair";
  }
  if (reason === "one_sound" && weakest === null) return "speech_feedback_not_sure";
  if (reason === "other_word" && recognized === null) return "speech_feedback_not_recognised";
  return `speech_feedback_${reason}`;
}

/** Another word altogether: none of its sounds is what went wrong. */
const isFarOff = ({ reason, recognized, expected }: Verdict): boolean =>
  reason === "other_word" &&
  (recognized === null || letterDistance(comparable(recognized), comparable(expected)) > 2);

/** A verdict as people are told: what was heard first, then the one sound most worth practising. */
export function feedbackOf(verdict: Verdict, language: Language): Feedback {
  const { weakest } = verdict;
  const key = keyOf(verdict);
  // At most one sound, and only when something is left to practise.
  const shown =
    weakest !== null && (!verdict.correct || verdict.quality === "fair") && !isFarOff(verdict);
  const feedbackParams = {
    expected: verdict.expected,
    heard: verdict.recognized ?? "",
    letter: weakest?.letter ?? "",
  };
  return {
    correct: verdict.correct,
    quality: verdict.quality,
    feedbackKey: key,
    feedbackParams,
    expected: verdict.expected,
    best_match: verdict.best_match,
    recognized: verdict.recognized,
    error: verdict.error,
    message: say(language, key, feedbackParams),
    sounds: verdict.sounds.map(({ letter, letterStart, phone, start, end, margin }) => ({
      letter,
      letter_start: letterStart,
      phone,
      start,
      end,
      margin,
    })),
    practise:
      shown && weakest !== null
        ? {
            letter: weakest.letter,
            letter_start: weakest.letterStart,
            phone: weakest.phone,
            confused_with: weakest.confusedWith,
            tip: say(language, tipOf(weakest.phone)),
          }
        : null,
  };
}
