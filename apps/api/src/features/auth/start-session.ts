import { randomUUID } from "node:crypto";
import type { Database } from "#api/db/database.ts";
import { isForeignKeyViolation } from "#api/db/database-errors.ts";
import { AppError, type Wording } from "#api/errors.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Account } from "./account.model.ts";
import { hashRefreshToken, newRefreshToken } from "./refresh-tokens.ts";
import { insertFamily, insertRefreshToken } from "./sessions.repository.ts";

export const refreshLifetimeMs = 30 * 24 * 3_600_000;

/** What a session is carried on with. */
export interface SessionTokens {
  access: string;
  refresh: string;
}

/**
 * Begins a session: the one door, however somebody has shown who they are.
 *
 * @param device what the browser is called, for the list of sessions
 * @throws AppError `invalid_credentials` when the account is gone; `account_suspended`
 */
export type StartSession = (account: Account, device: string | null) => Promise<SessionTokens>;

interface StartSessionParts {
  database: Database;
  accessTokens: AccessTokens;
  /** What the owner of a suspended account is told. */
  whySuspended(accountId: number): Promise<Wording | null>;
  now(): number;
}

export function makeStartSession({
  database,
  accessTokens,
  whySuspended,
  now,
}: StartSessionParts): StartSession {
  return async (account, device) => {
    // Told only to who has shown who they are: it would tell others who has an account.
    if (account.suspended) {
      const detail = await whySuspended(account.id);
      throw new AppError("account_suspended", detail === null ? {} : { detail });
    }
    const createdAt = new Date(now()).toISOString();
    const expiresAt = new Date(now() + refreshLifetimeMs).toISOString();
    const familyId = randomUUID();
    const refresh = newRefreshToken();
    try {
      await database.transact(async (queries) => {
        await insertFamily(queries, {
          id: familyId,
          accountId: account.id,
          device,
          createdAt,
          expiresAt,
        });
        await insertRefreshToken(queries, {
          hash: hashRefreshToken(refresh),
          familyId,
          createdAt,
          expiresAt,
        });
      });
    } catch (error) {
      // The account was deleted between the check of who it is and here.
      if (isForeignKeyViolation(error)) throw new AppError("invalid_credentials");
      throw error;
    }
    return { access: accessTokens.issue(account, familyId), refresh };
  };
}
