import type { PronunciationFeedback } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

type Parameters = { expected: string; heard: string; letter: string };

const sentences: Record<string, (parameters: Parameters) => string> = {
  speech_feedback_excellent: m.speech_feedback_excellent,
  speech_feedback_good: m.speech_feedback_good,
  speech_feedback_fair: m.speech_feedback_fair,
  speech_feedback_accepted: m.speech_feedback_accepted,
  speech_feedback_one_sound: m.speech_feedback_one_sound,
  speech_feedback_other_word: m.speech_feedback_other_word,
  speech_feedback_not_sure: m.speech_feedback_not_sure,
  speech_feedback_not_recognised: m.speech_feedback_not_recognised,
  speech_feedback_bad_audio: m.speech_feedback_bad_audio,
  speech_feedback_too_quiet: m.speech_feedback_too_quiet,
  speech_feedback_no_speech: m.speech_feedback_no_speech,
  speech_feedback_too_short: m.speech_feedback_too_short,
  speech_feedback_too_long: m.speech_feedback_too_long,
  speech_feedback_engine_unavailable: m.speech_feedback_engine_unavailable,
};

/** What a feedback leads with, in the language on screen; the server's own sentence for a key of tomorrow. */
export function feedbackText({ feedbackKey, feedbackParams, message }: PronunciationFeedback) {
  const { expected = "", heard = "", letter = "" } = feedbackParams;
  return sentences[feedbackKey]?.({ expected, heard, letter }) ?? message;
}
