import { useState } from "react";
import { TestIntro } from "./test-intro.tsx";
import { type ResultSlots, TestResult } from "./test-result.tsx";
import { TestSitting } from "./test-sitting.tsx";
import { useProficiencyTest } from "./use-proficiency-test.ts";
import { WaitingResult } from "./waiting-result.tsx";

/** The proficiency test: introduction, questions, result. */
export function TestScreen(slots: ResultSlots) {
  const test = useProficiencyTest();
  /** The finished sitting whose result has been left for another test. */
  const [left, setLeft] = useState("");
  const { sitting, paused } = test;
  if (sitting === null || paused || sitting.attempt === left) {
    return <TestIntro test={test} />;
  }
  const { attempt } = sitting;
  if (sitting.result !== null) {
    return <TestResult {...slots} result={sitting.result} onAgain={() => setLeft(attempt)} />;
  }
  if (sitting.finishedAt !== null) return <WaitingResult test={test} sitting={sitting} />;
  return <TestSitting test={test} sitting={sitting} />;
}
