import { createHash } from "node:crypto";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { countOne, uncountOne } from "./rate-counters.repository.ts";
import { type RateRule, rateRules } from "./rate-rules.ts";

export interface RateLimiter {
  /**
   * Counts one request of `who` against `rule`.
   *
   * @param who an address, an e-mail, an account's id: kept as a hash only
   * @throws AppError `rate_limited` when the rule's window is used up
   */
  take(rule: RateRule, who: string): Promise<void>;
  /** Takes back what `take` counted. */
  giveBack(rule: RateRule, who: string): Promise<void>;
}

/** Limits whose counters live in the database: processes share them, and a restart keeps them. */
export function makeRateLimiter(database: Database, now: () => number): RateLimiter {
  return {
    async take(rule, who) {
      const { limit, windowMs } = rateRules[rule];
      const { count, endsAt } = await countOne(
        database.queries,
        counterKey(rule, who),
        now(),
        windowMs,
      );
      if (count <= limit) return;
      const seconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
      throw new AppError("rate_limited", {
        retryAfterSeconds: seconds,
        detail: { key: "rate_limited", parameters: { minutes: Math.ceil(seconds / 60) } },
      });
    },
    giveBack: (rule, who) => uncountOne(database.queries, counterKey(rule, who)),
  };
}

/** For measurements on one's own machine. */
export const noLimits: RateLimiter = {
  take: async () => {},
  giveBack: async () => {},
};

/** Hashed: counters must not become a list of who tried to sign in from where. */
function counterKey(rule: RateRule, who: string): string {
  return `${rule}:${createHash("sha256").update(who).digest("base64url").slice(0, 22)}`;
}
