import type { Database, Queries } from "#api/db/database.ts";
import { AppError, invalid, refuse } from "#api/errors.ts";
import {
  type AsLearner,
  deleteAccountRow,
  endSessions,
  findAccountSettings,
  findSecrets,
  type OwnerProof,
  type PasswordHashing,
  passwordProblem,
  replacePasswordHash,
  type Viewer,
} from "#api/features/auth/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import { requireSession } from "./settings.service.ts";
import { accountDeletedMail } from "./settings-mails.ts";

export interface CredentialsService {
  /**
   * Sets a new password and ends every other session. Of several changes at once exactly one succeeds.
   *
   * @throws AppError `validation` on `current_password` or `new_password`; `rate_limited`
   */
  changePassword(viewer: Viewer, passwords: { current: string; next: string }): Promise<void>;
  /**
   * Removes an account with everything in it, its places on the boards included.
   *
   * @throws AppError `validation` on `password`; `rate_limited`
   */
  deleteAccount(viewer: Viewer, password: string): Promise<void>;
}

interface CredentialsServiceParts {
  database: Database;
  asLearner: AsLearner;
  hashing: PasswordHashing;
  queueMail: QueueMail;
  ownerProof: OwnerProof;
  setListed(queries: Queries, accountId: number, listed: boolean): Promise<void>;
  now(): number;
}

export function makeCredentialsService(parts: CredentialsServiceParts): CredentialsService {
  const { database, asLearner, hashing, queueMail, ownerProof, setListed } = parts;
  const instant = () => new Date(parts.now()).toISOString();
  const wrong = (field: string) => invalid({ [field]: [{ key: "current_password_wrong" }] });

  const hasNoPassword = async (accountId: number) =>
    (await findSecrets(database.queries, accountId))?.passwordHash === null;

  return {
    async changePassword(viewer, { current, next }) {
      const { accountId, familyId } = viewer;
      const settings = await findAccountSettings(database.queries, accountId);
      if (settings === null) throw new AppError("not_authenticated");
      refuse({
        current_password: current === "" ? { key: "password_required" } : null,
        new_password:
          passwordProblem(next, settings) ??
          (next === current ? { key: "password_unchanged" } : null),
      });
      const hashes = await hashing.inTurn(async () => ({
        checked: await ownerProof.checkedHash(accountId, current, "current_password"),
        next: await hashing.hash(next),
      }));
      await asLearner(accountId, null, async (queries) => {
        await requireSession(queries, viewer, instant());
        // Someone else's change came first: what was given is no longer the current password.
        if (!(await replacePasswordHash(queries, accountId, hashes))) {
          throw wrong("current_password");
        }
        await endSessions(queries, accountId, { endedAt: instant(), except: familyId });
      });
    },

    async deleteAccount(viewer, password) {
      const { accountId } = viewer;
      if (password === "" && !(await hasNoPassword(accountId))) {
        throw invalid({ password: [{ key: "password_required" }] });
      }
      if (password === "" && !(await ownerProof.isFresh(viewer))) {
        throw invalid({ password: [{ key: "proof_anew" }] });
      }
      // Who has no password shows it by having signed in a moment ago.
      const checked =
        password === ""
          ? ""
          : await hashing.inTurn(() => ownerProof.checkedHash(accountId, password, "password"));
      await asLearner(accountId, null, async (queries) => {
        await requireSession(queries, viewer, instant());
        const settings = await findAccountSettings(queries, accountId);
        // First off the boards, so that nobody's rank counts the one who left.
        await setListed(queries, accountId, false);
        if (settings === null || !(await deleteAccountRow(queries, accountId, checked))) {
          throw wrong("password");
        }
        await queueMail(queries, accountDeletedMail(settings));
      });
    },
  };
}
