import { randomUUID } from "node:crypto";
import type {
  ReadingAnswersRequest,
  ReadingAnswersResponse,
  ReadingDetail,
} from "@tilashar/contracts";
import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { lockAccount } from "#api/features/auth/index.ts";
import type { RecordEvent } from "#api/features/progress/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { sumPaidFor } from "./reading-awards.repository.ts";

export interface ReadingsService {
  /**
   * Grades the answers to a text's questions and pays a point for each right one that has not been paid
   * before: a text is worth its questions, once. The same `attempt` again changes nothing and answers
   * the same.
   *
   * @throws AppError `validation` for an instant that is none
   */
  answer(
    accountId: number,
    reading: ReadingDetail,
    given: ReadingAnswersRequest,
  ): Promise<ReadingAnswersResponse>;
}

interface ReadingsServiceParts {
  database: Database;
  limiter: RateLimiter;
  recordEvent: RecordEvent;
  now(): number;
}

export function makeReadingsService(parts: ReadingsServiceParts): ReadingsService {
  const { database, limiter, recordEvent, now } = parts;
  return {
    async answer(accountId, reading, { answers, attempt, seconds, finished_at: finishedAt }) {
      const at = finishedAt === undefined ? now() : Date.parse(finishedAt);
      if (Number.isNaN(at)) throw invalid({ finished_at: [{ key: "time_invalid" }] });
      const graded = countRight(reading, answers);
      const subject = `reading:${reading.id}`;
      await limiter.take("saveByAccount", String(accountId));

      return database.transact(async (queries) => {
        const account = await lockAccount(queries, accountId);
        // A token outlives its account by minutes.
        if (account === null) throw new AppError("not_authenticated");
        const paid = await sumPaidFor(queries, accountId, subject);
        const { awarded, event } = await recordEvent(queries, account, {
          kind: "reading",
          subject,
          attempt: attempt ?? randomUUID(),
          at,
          worth: Math.max(0, graded - paid),
          seconds: seconds ?? 0,
          detail: { correct: graded, total: reading.questions.length },
          waited: finishedAt !== undefined,
        });
        const correct = event.detail.correct;
        return {
          correct: typeof correct === "number" ? correct : graded,
          total: reading.questions.length,
          awarded,
        };
      });
    },
  };
}

/** Each question counts once, by its last answer. */
function countRight(
  { questions }: ReadingDetail,
  answers: ReadingAnswersRequest["answers"],
): number {
  const given = new Map(answers.map(({ number, given: letter }) => [number, letter]));
  return questions.filter(({ number, correct }) => given.get(number) === correct).length;
}
