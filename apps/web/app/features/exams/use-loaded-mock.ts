import type { ExamMock } from "@tilashar/learning/exams";
import { useCallback, useEffect, useState } from "react";
import { loadMock } from "./load-mock.ts";

/** A mock as it comes: both null while it is on its way. */
export function useLoadedMock(exam: string, name: string) {
  const [mock, setMock] = useState<ExamMock | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to load again
  useEffect(() => {
    let gone = false;
    setMock(null);
    setError(null);
    loadMock(exam, name).then(
      (found) => gone || setMock(found),
      (failure: unknown) => gone || setError(failure),
    );
    return () => {
      gone = true;
    };
  }, [exam, name, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { mock, error, retry };
}
