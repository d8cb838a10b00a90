import type { Database, Queries } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { RateRule } from "#api/limits/rate-rules.ts";
import type { Account } from "./account.model.ts";
import { lockAccount } from "./accounts.repository.ts";

/**
 * Does a learner's work: counts it against `limit`, then runs it in one transaction that has locked the
 * account, so that whatever one learner sends twice at once is done one after the other.
 *
 * @param limit null for work that is limited elsewhere
 * @throws AppError `rate_limited`; `not_authenticated` when the account is gone or suspended
 */
export type AsLearner = <Result>(
  accountId: number,
  limit: RateRule | null,
  work: (queries: Queries, account: Account) => Promise<Result>,
) => Promise<Result>;

export function makeAsLearner(database: Database, limiter: RateLimiter): AsLearner {
  return async (accountId, limit, work) => {
    if (limit !== null) await limiter.take(limit, String(accountId));
    return database.transact(async (queries) => {
      const account = await lockAccount(queries, accountId);
      // A token outlives its account by minutes, and the welcome of its owner.
      if (account === null || account.suspended) throw new AppError("not_authenticated");
      return work(queries, account);
    });
  };
}
