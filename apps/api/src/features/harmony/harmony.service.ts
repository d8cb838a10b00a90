import { gradeHarmonyRound, type HarmonyAnswer } from "@tilashar/learning/harmony";
import { AppError } from "#api/errors.ts";
import type { AsLearner } from "#api/features/auth/index.ts";
import type { FinishedWork, RecordEvent } from "#api/features/progress/index.ts";

export interface GradedRound {
  right: number;
  total: number;
  /** Points credited now. */
  awarded: number;
}

export interface HarmonyService {
  /**
   * Grades a round of the harmony trainer and pays a point for each right answer. The same `attempt` again
   * changes nothing and answers the same.
   *
   * @throws AppError `malformed` for a task that is never asked
   */
  finishRound(
    accountId: number,
    answers: readonly HarmonyAnswer[],
    work: FinishedWork,
  ): Promise<GradedRound>;
}

interface HarmonyServiceParts {
  asLearner: AsLearner;
  recordEvent: RecordEvent;
}

export function makeHarmonyService({
  asLearner,
  recordEvent,
}: HarmonyServiceParts): HarmonyService {
  return {
    async finishRound(accountId, answers, work) {
      const graded = gradeHarmonyRound(answers);
      if (graded === null) throw new AppError("malformed");
      return asLearner(accountId, "saveByAccount", async (queries, account) => {
        const { awarded, event } = await recordEvent(queries, account, {
          kind: "harmony",
          subject: "harmony:round",
          ...work,
          worth: graded.right,
          detail: { correct: graded.right, total: graded.total },
        });
        const { correct, total } = event.detail;
        return {
          right: typeof correct === "number" ? correct : graded.right,
          total: typeof total === "number" ? total : graded.total,
          awarded,
        };
      });
    },
  };
}
