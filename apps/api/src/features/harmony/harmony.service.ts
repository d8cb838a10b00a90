import type { HarmonyRoundRequest, HarmonyRoundResponse } from "@tilashar/contracts";
import { gradeHarmonyRound } from "@tilashar/learning/harmony";
import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { lockAccount } from "#api/features/auth/index.ts";
import type { RecordEvent } from "#api/features/progress/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";

export interface HarmonyService {
  /**
   * Grades a round of the harmony trainer and pays a point for each right answer. The same `attempt` again
   * changes nothing and answers the same.
   *
   * @throws AppError `validation` for an instant that is none; `malformed` for a task that is never asked
   */
  finishRound(accountId: number, round: HarmonyRoundRequest): Promise<HarmonyRoundResponse>;
}

interface HarmonyServiceParts {
  database: Database;
  limiter: RateLimiter;
  recordEvent: RecordEvent;
  now(): number;
}

export function makeHarmonyService(parts: HarmonyServiceParts): HarmonyService {
  const { database, limiter, recordEvent, now } = parts;
  return {
    async finishRound(accountId, { attempt, answers, seconds, finished_at: finishedAt }) {
      const at = finishedAt === undefined ? now() : Date.parse(finishedAt);
      if (Number.isNaN(at)) throw invalid({ finished_at: [{ key: "time_invalid" }] });
      const graded = gradeHarmonyRound(answers);
      if (graded === null) throw new AppError("malformed");
      await limiter.take("saveByAccount", String(accountId));

      return database.transact(async (queries) => {
        const account = await lockAccount(queries, accountId);
        // A token outlives its account by minutes.
        if (account === null) throw new AppError("not_authenticated");
        const { awarded, event } = await recordEvent(queries, account, {
          kind: "harmony",
          subject: "harmony:round",
          attempt,
          at,
          worth: graded.right,
          seconds: seconds ?? 0,
          detail: { correct: graded.right, total: graded.total },
          waited: finishedAt !== undefined,
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
