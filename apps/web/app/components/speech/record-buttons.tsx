import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import type { useRecorder } from "#app/lib/recording/use-recorder.ts";
import { m } from "#app/paraglide/messages.js";
import { LevelMeter } from "./level-meter.tsx";
import { recordingTroubleText } from "./recording-trouble.tsx";

/** Starts and ends a recording, and shows that it is heard. */
export function RecordButtons({
  recorder: { state, level, start, stop },
}: {
  recorder: ReturnType<typeof useRecorder>;
}) {
  const isRecording = state.name === "recording";
  return (
    <div className="flex flex-col items-center gap-3">
      {state.name === "trouble" && (
        <Notice kind="error">{recordingTroubleText(state.trouble)}</Notice>
      )}
      {isRecording && <LevelMeter level={level} />}
      <Button
        size={state.name === "recorded" ? "normal" : "large"}
        look={state.name === "recorded" ? "quiet" : "primary"}
        busy={state.name === "starting"}
        onClick={isRecording ? stop : start}
        className={isRecording ? "bg-pomegranate! hover:bg-pomegranate!" : undefined}
      >
        <Icon name={isRecording ? "stop" : state.name === "recorded" ? "again" : "microphone"} />
        {isRecording
          ? m.speech_stop()
          : state.name === "recorded"
            ? m.session_record_again()
            : m.speech_start()}
      </Button>
    </div>
  );
}
