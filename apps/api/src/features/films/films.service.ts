import { randomUUID } from "node:crypto";
import type { WatchedRequest, WatchedResponse, WatchingDetail } from "@tilashar/contracts";
import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import { lockAccount } from "#api/features/auth/index.ts";
import type { RecordEvent } from "#api/features/progress/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { hasPaidFor } from "./film-awards.repository.ts";

export interface FilmsService {
  /**
   * Notes that a learner has watched a film, and pays a point for each of its lines the first time. The
   * same `attempt` again changes nothing and answers the same.
   *
   * @throws AppError `validation` for an instant that is none
   */
  watched(accountId: number, film: WatchingDetail, told: WatchedRequest): Promise<WatchedResponse>;
}

interface FilmsServiceParts {
  database: Database;
  limiter: RateLimiter;
  recordEvent: RecordEvent;
  now(): number;
}

export function makeFilmsService(parts: FilmsServiceParts): FilmsService {
  const { database, limiter, recordEvent, now } = parts;
  return {
    async watched(accountId, film, { attempt, seconds, finished_at: finishedAt }) {
      const at = finishedAt === undefined ? now() : Date.parse(finishedAt);
      if (Number.isNaN(at)) throw invalid({ finished_at: [{ key: "time_invalid" }] });
      const subject = `film:${film.id}`;
      await limiter.take("saveByAccount", String(accountId));

      return database.transact(async (queries) => {
        const account = await lockAccount(queries, accountId);
        // A token outlives its account by minutes.
        if (account === null) throw new AppError("not_authenticated");
        const paid = await hasPaidFor(queries, accountId, subject);
        const { awarded } = await recordEvent(queries, account, {
          kind: "film",
          subject,
          attempt: attempt ?? randomUUID(),
          at,
          worth: paid ? 0 : film.lines.length,
          seconds: seconds ?? 0,
          detail: { lines: film.lines.length },
          waited: finishedAt !== undefined,
        });
        return { awarded };
      });
    },
  };
}
