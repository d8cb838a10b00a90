import type { PronunciationFeedback } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { recordingRate } from "./recorder.ts";
import { wavOf } from "./wav.ts";

/**
 * Sends a recording of a word to be judged.
 *
 * @param mayKeep the learner lets the server keep it
 */
export function checkRecording(
  samples: Float32Array,
  word: string,
  mayKeep: boolean,
): Promise<PronunciationFeedback> {
  const form = new FormData();
  form.set("word", word);
  form.set("language", currentLanguage());
  if (mayKeep) form.set("consent", "yes");
  form.set("audio", wavOf(samples, recordingRate), "word.wav");
  return call("POST /check-pronunciation/", { body: form });
}
