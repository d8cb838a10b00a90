import type { ExamTask } from "@tilashar/contracts";
import { PlayRecording } from "#app/components/speech/play-recording.tsx";
import { RecordButtons } from "#app/components/speech/record-buttons.tsx";
import { useRecorder } from "#app/lib/recording/use-recorder.ts";
import { m } from "#app/paraglide/messages.js";

/** Where the task names no time. */
const usualSeconds = 120;

/** An answer that is said: recorded, listened to, and forgotten with the page. */
export function SpokenAnswer({ task }: { task: ExamTask }) {
  const [from, to = usualSeconds] = task.seconds ?? [];
  // Who speaks freely also thinks between sentences: only the speaker ends it.
  const recorder = useRecorder(to, Number.POSITIVE_INFINITY);
  return (
    <div className="flex flex-col items-center gap-4 py-2">
      <p className="text-ink-soft">
        {from === undefined ? m.exam_speak_to({ to }) : m.exam_speak({ from, to })}
      </p>
      <RecordButtons recorder={recorder} />
      {recorder.state.name === "recorded" && (
        <div className="flex flex-col items-center gap-2">
          <PlayRecording mine={recorder.state.mine} />
          <p role="status" className="text-sm text-ink-soft">
            {m.exam_recorded({ seconds: Math.round(recorder.state.mine.length / 16_000) })}
          </p>
        </div>
      )}
      <p className="text-sm text-ink-soft">{m.exam_recording_stays()}</p>
    </div>
  );
}
