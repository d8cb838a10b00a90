import type { ExamMock } from "@tilashar/learning/exams";
import { useEffect, useState } from "react";
import { useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { keepSounds } from "./keep-sounds.ts";

/**
 * Keeps the sounds of a mock while it is taken; in quiet mode none are needed.
 *
 * @returns `kept` once the mock needs no network any more
 */
export function useKeptSounds(mock: ExamMock | null, wanted: boolean): "kept" | "missing" {
  const { quiet } = useVoiceSetting();
  const [state, setState] = useState<"kept" | "missing">("missing");
  useEffect(() => {
    if (mock === null || !wanted) return;
    if (quiet) return setState("kept");
    const gone = new AbortController();
    void keepSounds(mock, gone.signal).then((all) => {
      if (!gone.signal.aborted) setState(all ? "kept" : "missing");
    });
    return () => gone.abort();
  }, [mock, wanted, quiet]);
  return state;
}
