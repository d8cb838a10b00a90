import type { ReactNode } from "react";
import type { RecordingTrouble } from "#app/lib/recording/recorder.ts";
import { m } from "#app/paraglide/messages.js";

/** Why nothing was recorded or judged, and what helps. */
export function recordingTroubleText(trouble: RecordingTrouble | "processing"): ReactNode {
  switch (trouble) {
    case "unsupported":
      return m.speech_not_supported();
    case "denied":
      return (
        <>
          {m.speech_microphone_error()}
          <span className="block pt-1 font-normal">{m.speech_microphone_help()}</span>
        </>
      );
    case "no microphone":
      return (
        <>
          {m.speech_microphone_error()}
          <span className="block pt-1 font-normal">{m.speech_no_microphone()}</span>
        </>
      );
    case "processing":
      return m.speech_processing_error();
    case "failed":
      return m.speech_unknown_error();
  }
}
