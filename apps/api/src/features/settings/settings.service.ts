import { isTimeZone } from "@tilashar/learning";
import type { Database, Queries } from "#api/db/database.ts";
import { isUniqueViolation } from "#api/db/database-errors.ts";
import { AppError, refuse } from "#api/errors.ts";
import {
  type AccessTokens,
  type AccountSettings,
  type AsLearner,
  closeEmailChanges,
  emailKey,
  emailProblem,
  endSessions,
  findAccountSettings,
  findOpenEmailChange,
  findTaken,
  insertEmailChange,
  isFamilyAlive,
  lockAccount,
  takenProblems,
  tidyEmail,
  tidyUsername,
  updateEmail,
  updateIdentity,
  usernameKey,
  usernameProblem,
  type Viewer,
} from "#api/features/auth/index.ts";
import { type AvatarMaker, deleteAvatar, saveAvatar } from "#api/features/avatars/index.ts";
import type { EmailConfirmation } from "#api/features/email-confirmation/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Language } from "#api/messages/messages.ts";
import { emailChangedMail } from "./settings-mails.ts";
import { hashUndoSecret, newUndoSecret } from "./undo-secret.ts";

const undoMs = 7 * 24 * 3_600_000;

/** What a learner sent from the settings; what is undefined stays as it is. */
export interface SettingsUpdate {
  username: string;
  email: string;
  language: Language | undefined;
  timeZone: string | undefined;
  onLeaderboard: boolean | undefined;
  /** A file, or null to take the picture away. */
  picture: Uint8Array | null | undefined;
}

export interface SettingsService {
  /** @throws AppError `not_authenticated` when the account is gone */
  read(accountId: number): Promise<AccountSettings>;
  /**
   * Changes an account at once, also its address: the old one is told by mail and can take the change
   * back for seven days. Answers with an access token that says what is true now.
   *
   * @throws AppError `validation` naming each field that is wrong; `rate_limited`; `not_authenticated`
   *   also when the session has ended while its access token has not
   */
  update(
    viewer: Viewer,
    update: SettingsUpdate,
  ): Promise<{ settings: AccountSettings; access: string }>;
  /**
   * Gives an account its old address back, ends all its sessions, and closes every later change.
   *
   * @returns the address
   * @throws AppError `validation` when the secret is none, was used, or is too old; `rate_limited`
   */
  undoEmailChange(secret: string, address: string): Promise<string>;
}

interface SettingsServiceParts {
  database: Database;
  asLearner: AsLearner;
  accessTokens: AccessTokens;
  avatars: AvatarMaker;
  queueMail: QueueMail;
  outbox: { wake(): void };
  limiter: RateLimiter;
  /** Puts the account on the boards or takes it off, as it stands by now. */
  relist(queries: Queries, accountId: number): Promise<void>;
  /** Asks whether a new address is the learner's. */
  confirmation: Pick<EmailConfirmation, "begin" | "takenBack">;
  publicUrl: string;
  now(): number;
}

export function makeSettingsService(parts: SettingsServiceParts): SettingsService {
  const { database, asLearner, accessTokens, avatars, queueMail, limiter, publicUrl } = parts;
  const { outbox, relist, confirmation } = parts;
  const instant = (offset = 0) => new Date(parts.now() + offset).toISOString();

  async function read(queries: Queries, accountId: number): Promise<AccountSettings> {
    const settings = await findAccountSettings(queries, accountId);
    if (settings === null) throw new AppError("not_authenticated");
    return settings;
  }

  async function noteEmailChange(queries: Queries, before: AccountSettings, email: string) {
    const secret = newUndoSecret();
    const undoHash = hashUndoSecret(secret);
    await insertEmailChange(queries, before.id, {
      undoHash,
      oldEmail: before.email,
      oldEmailKey: emailKey(before.email),
      newEmail: email,
      createdAt: instant(),
      expiresAt: instant(undoMs),
    });
    await queueMail(
      queries,
      emailChangedMail(before, {
        email,
        key: `email change ${undoHash}`,
        undoUrl: `${publicUrl}/email-undo#${secret}`,
      }),
    );
  }

  return {
    read: (accountId) => read(database.queries, accountId),

    async update(viewer, { language, timeZone, onLeaderboard, picture, ...names }) {
      const { accountId } = viewer;
      const username = tidyUsername(names.username);
      const email = tidyEmail(names.email);
      const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
      refuse({
        username: usernameProblem(username),
        email: emailProblem(email),
        time_zone:
          timeZone === undefined || isTimeZone(timeZone) ? null : { key: "time_zone_unknown" },
      });
      const refuseTaken = async () => {
        const asker = { now: instant(), own: accountId };
        refuse(takenProblems(await findTaken(database.queries, keys, asker)));
      };
      await refuseTaken();
      const current = await read(database.queries, accountId);
      if (emailKey(current.email) !== keys.emailKey) {
        await limiter.take("emailChangeByAccount", String(accountId));
      }
      const avatar = picture ? await avatars.make(picture) : picture;

      try {
        const settings = await asLearner(accountId, null, async (queries) => {
          await requireSession(queries, viewer, instant());
          const before = await read(queries, accountId);
          const after = {
            username,
            email,
            ...keys,
            language: language ?? before.language,
            timeZone: timeZone ?? before.timeZone,
            onLeaderboard: onLeaderboard ?? before.onLeaderboard,
          };
          await updateIdentity(queries, accountId, after);
          // Another spelling of the same address is no change of hands.
          if (emailKey(before.email) !== keys.emailKey) {
            await noteEmailChange(queries, before, email);
            await confirmation.begin(queries, await read(queries, accountId));
          }
          if (after.onLeaderboard !== before.onLeaderboard) await relist(queries, accountId);
          if (avatar) await saveAvatar(queries, accountId, avatar, instant());
          else if (avatar === null) await deleteAvatar(queries, accountId);
          return read(queries, accountId);
        });
        if (emailKey(current.email) !== keys.emailKey) outbox.wake();
        return { settings, access: accessTokens.issue(settings, viewer.familyId) };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        // Someone took the name or the address in between.
        await refuseTaken();
        throw error;
      }
    },

    async undoEmailChange(secret, address) {
      await limiter.take("emailUndoByAddress", address);
      const invalidLink = new AppError("validation", { detail: { key: "email_undo_invalid" } });
      return database.transact(async (queries) => {
        const change = await findOpenEmailChange(queries, hashUndoSecret(secret), instant());
        if (change === null) throw invalidLink;
        const { accountId, oldEmail, oldEmailKey } = change;
        await lockAccount(queries, accountId);
        if (!(await closeEmailChanges(queries, change, instant()))) throw invalidLink;
        await updateEmail(queries, accountId, { email: oldEmail, emailKey: oldEmailKey });
        // The secret had been sent to that address, so whoever has it reads what is sent there.
        await confirmation.takenBack(queries, accountId);
        await endSessions(queries, accountId, { endedAt: instant(), except: null });
        return oldEmail;
      });
    },
  };
}

/**
 * What changes hands needs a session that lives: an access token outlives its session by minutes.
 *
 * @throws AppError `not_authenticated`
 */
export async function requireSession(
  queries: Queries,
  { accountId, familyId }: Viewer,
  now: string,
): Promise<void> {
  const alive = await isFamilyAlive(queries, { id: familyId, accountId }, now);
  if (!alive) throw new AppError("not_authenticated");
}
