import type { Database } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Viewer } from "#api/viewer.ts";
import { findSecrets } from "./account-secrets.repository.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import { findFamilyStart } from "./sessions.repository.ts";

/** How long whoever has just signed in need not show it once more. */
const freshMs = 15 * 60_000;

export interface OwnerProof {
  /**
   * Asks whoever is signed in to show that they are the owner before a new way into the account is made
   * or one is taken away: by a session that is fresh, or by the password. A stolen access token is neither.
   *
   * @throws AppError `validation` on `password`: it is wrong, or missing, or the account has none and its
   *   owner has to sign in anew; `rate_limited`; `not_authenticated` when the session has ended
   */
  require(viewer: Viewer, password: string | undefined): Promise<void>;
  /**
   * The hash that `password` was checked against; only wrong ones stay counted. Call in turn.
   *
   * @throws AppError `validation` on `field`; `rate_limited`
   */
  checkedHash(accountId: number, password: string, field: string): Promise<string>;
  /** Whether a session that lives began a moment ago. */
  isFresh(viewer: Viewer): Promise<boolean>;
}

interface OwnerProofParts {
  database: Database;
  hashing: PasswordHashing;
  limiter: RateLimiter;
  now(): number;
}

export function makeOwnerProof({ database, hashing, limiter, now }: OwnerProofParts): OwnerProof {
  const problem = (
    field: string,
    key: "current_password_wrong" | "proof_password" | "proof_anew",
  ) => invalid({ [field]: [{ key }] });

  async function checkedHash(accountId: number, password: string, field: string): Promise<string> {
    await limiter.take("passwordByAccount", String(accountId));
    const secrets = await findSecrets(database.queries, accountId);
    if (secrets === null) throw new AppError("not_authenticated");
    if (!(await hashing.verify(secrets.passwordHash, password))) {
      throw problem(field, "current_password_wrong");
    }
    await limiter.giveBack("passwordByAccount", String(accountId));
    return secrets.passwordHash ?? "";
  }

  async function ageOf({ accountId, familyId }: Viewer): Promise<number> {
    const family = { id: familyId, accountId };
    const start = await findFamilyStart(database.queries, family, new Date(now()).toISOString());
    if (start === null) throw new AppError("not_authenticated");
    return now() - Date.parse(start);
  }

  return {
    checkedHash,
    isFresh: async (viewer) => (await ageOf(viewer)) < freshMs,

    async require(viewer, password) {
      if ((await ageOf(viewer)) < freshMs) return;
      if (password !== undefined && password !== "") {
        await hashing.inTurn(() => checkedHash(viewer.accountId, password, "password"));
        return;
      }
      const secrets = await findSecrets(database.queries, viewer.accountId);
      throw problem("password", secrets?.passwordHash === null ? "proof_anew" : "proof_password");
    },
  };
}
