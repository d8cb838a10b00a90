import { useCallback, useEffect, useRef, useState } from "react";
import { silence } from "#app/lib/voice/player.ts";
import {
  type Recording,
  RecordingError,
  type RecordingTrouble,
  startRecording,
} from "./recorder.ts";

/** Where a recording stands; the sound of the learner lives in this page and nowhere else. */
export type RecorderState =
  | { name: "idle" }
  | { name: "starting" }
  | { name: "recording" }
  | { name: "recorded"; mine: Float32Array }
  | { name: "trouble"; trouble: RecordingTrouble };

/**
 * One recording at a time, from a tap to its samples.
 *
 * @param longest seconds
 * @param longestSilence seconds behind speech that end it; as after a sentence when it is not given
 * @param rate samples a second; what the judge of words needs when it is not given
 */
export function useRecorder(longest: number, longestSilence?: number, rate?: number) {
  const [state, setState] = useState<RecorderState>({ name: "idle" });
  const [level, setLevel] = useState(0);
  const recording = useRef<Recording | null>(null);
  /** Raised whenever what is under way no longer matters. */
  const turn = useRef(0);

  const drop = useCallback(() => {
    turn.current += 1;
    recording.current?.stop();
    recording.current = null;
  }, []);
  useEffect(() => drop, [drop]);

  const start = useCallback(async () => {
    drop();
    silence();
    const mine = turn.current;
    const isCurrent = () => mine === turn.current;
    setLevel(0);
    setState({ name: "starting" });
    try {
      const started = await startRecording(
        (now) => isCurrent() && setLevel(now),
        longest,
        longestSilence,
        rate,
      );
      if (!isCurrent()) return started.stop();
      recording.current = started;
      setState({ name: "recording" });
      const samples = await started.done;
      if (isCurrent()) setState({ name: "recorded", mine: samples });
    } catch (error) {
      const trouble = error instanceof RecordingError ? error.trouble : "failed";
      if (isCurrent()) setState({ name: "trouble", trouble });
    }
  }, [drop, longest, longestSilence, rate]);

  return {
    state,
    level,
    start: () => void start(),
    stop: () => recording.current?.stop(),
  };
}
