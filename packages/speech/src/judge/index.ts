import { createJudge, type Judge } from "./judge.ts";
import { loadModel } from "./load.ts";

export { align } from "./alignment.ts";
export { learnerPairs } from "./neighbours.ts";
export type {
  JudgedSound,
  JudgeError,
  JudgeOptions,
  Quality,
  Verdict,
  VerdictReason,
  WeakestSound,
} from "./verdict.ts";
export { createJudge, type Judge, loadModel };

/** The judge with the model of this package; importing it throws when there is no model. */
export const judge: Judge = createJudge(loadModel());
