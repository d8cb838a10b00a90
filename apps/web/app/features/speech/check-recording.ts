import type { PronunciationFeedback } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { hasConsented } from "./practice-memory.ts";
import { recordingRate } from "./recording/recorder.ts";
import { wavOf } from "./recording/wav.ts";

/** Sends a recording to be judged. */
export function checkRecording(
  samples: Float32Array,
  word: string,
  collecting: boolean,
): Promise<PronunciationFeedback> {
  const form = new FormData();
  form.set("word", word);
  form.set("language", currentLanguage());
  if (collecting && hasConsented()) form.set("consent", "yes");
  form.set("audio", wavOf(samples, recordingRate), "word.wav");
  return call("POST /check-pronunciation/", { body: form });
}
