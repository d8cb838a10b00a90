import { allSettled } from "#api/db/all-settled.ts";
import { type Asked, ask } from "#api/db/ask.ts";
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
 * @param first what the work reads first, which is read in the same round trip as the lock is taken
 * @throws AppError `rate_limited`; `not_authenticated` when the account is gone or suspended
 */
export type AsLearner = <Result, First = undefined>(
  accountId: number,
  limit: RateRule | null,
  work: (queries: Queries, account: Account, first: First) => Promise<Result>,
  first?: Asked<First>,
) => Promise<Result>;

const nothing: Asked<undefined> = { questions: [], read: () => undefined };

export function makeAsLearner(database: Database, limiter: RateLimiter): AsLearner {
  return async (accountId, limit, work, first = nothing as Asked<never>) => {
    if (limit !== null) await limiter.take(limit, String(accountId));
    return database.transact(async (queries) => {
      // Read after the lock is taken: a connection does what it is sent one after the other.
      const [account, read] = await allSettled([
        lockAccount(queries, accountId),
        ask(queries, first),
      ]);
      // A token outlives its account by minutes, and the welcome of its owner.
      if (account === null || account.suspended) throw new AppError("not_authenticated");
      return work(queries, account, read);
    });
  };
}
