import type { AnswerError } from "../judging/judge-answer.ts";
import type { Mistake, Verdict } from "./item.ts";
import type { Slip } from "./material.ts";

/** The verdict of a right answer. */
export const rightVerdict = (expected: string | null, note: Verdict["note"] = null): Verdict => ({
  right: true,
  note,
  expected,
  mistakes: [],
});

/** The verdict of a wrong answer, the gravest mistake first. */
export const wrongVerdict = (expected: string | null, ...mistakes: Mistake[]): Verdict => ({
  right: false,
  note: null,
  expected,
  mistakes,
});

/** A mistake of which the course says no more than its name. */
export const mistake = (
  slip: Slip,
  given: string | null,
  expected: string | null,
  more: Partial<Pick<Mistake, "point" | "why" | "error">> = {},
): Mistake => ({ slip, given, expected, point: null, why: null, error: null, ...more });

/** The name for a learner of what the judge of typed Kazakh found. */
export function slipOf(error: AnswerError | null): Slip {
  switch (error?.kind) {
    case "letter":
    case "missing-letter":
    case "extra-letter":
    case "swapped":
    case "look-alike":
      return "letter";
    case "harmony":
      return "harmony";
    case "assimilation":
    case "missing-suffix":
    case "other-form":
      return "suffix";
    case "empty":
      return "missing-word";
    default:
      return "word";
  }
}
