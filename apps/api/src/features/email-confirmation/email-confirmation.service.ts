import { createHash, randomBytes } from "node:crypto";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import {
  type AsLearner,
  emailKey,
  findAccountSettings,
  findEmailStanding,
  lockAccount,
  setEmailStanding,
} from "#api/features/auth/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { type Addressee, confirmationMail } from "./confirmation-mail.ts";
import {
  deleteConfirmation,
  findConfirmation,
  putConfirmation,
  spendConfirmation,
} from "./email-confirmations.repository.ts";

const lifetimeMs = 3 * 24 * 3_600_000;

/**
 * Asks whether an address is its account's. Nothing of learning waits for the answer: only mails that
 * nobody has to get (reminders), and the name on the board.
 */
export interface EmailConfirmation {
  /**
   * An account has a new address: asks by mail, in the caller's transaction, or takes it on trust where
   * the server is told not to ask. Queues the mail without waking the outbox.
   */
  begin(queries: Queries, account: Addressee): Promise<void>;
  /**
   * Sends a new link, which takes the place of the older one; nothing when the address needs none.
   *
   * @throws AppError `rate_limited`; `not_authenticated` when the account is gone
   */
  again(accountId: number): Promise<void>;
  /**
   * Takes a link. Of several at once with one link, one succeeds.
   *
   * @param address the client's
   * @throws AppError `validation` when the link is none, was used, is too old, or the account's address is
   *   another by now; `rate_limited`
   */
  confirm(token: string, address: string): Promise<void>;
  /**
   * Somebody set a new password by a link that was sent to the address; the account must be locked. Where it
   * had never been proved before, passkeys and providers go: they may be of somebody who opened the account
   * under another's address.
   */
  recovered(queries: Queries, accountId: number): Promise<void>;
  /** Somebody whom we believe has proved the address of an account that was just opened. */
  vouched(queries: Queries, accountId: number): Promise<void>;
  /** Somebody took back a change of address; passkeys and providers go, the account must be locked. */
  takenBack(queries: Queries, accountId: number): Promise<void>;
}

interface EmailConfirmationParts {
  /** Whether addresses are asked for at all. */
  asks: boolean;
  database: Database;
  asLearner: AsLearner;
  queueMail: QueueMail;
  outbox: { wake(): void };
  limiter: RateLimiter;
  /** Puts the account on the boards or takes it off, as it stands by now. */
  relist(queries: Queries, accountId: number): Promise<void>;
  /** Takes away every way into an account but its password. */
  endOtherWaysIn(queries: Queries, accountId: number): Promise<void>;
  publicUrl: string;
  now(): number;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export function makeEmailConfirmation(parts: EmailConfirmationParts): EmailConfirmation {
  const { database, asLearner, queueMail, outbox, limiter, relist, publicUrl, now } = parts;
  const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

  async function send(queries: Queries, account: Addressee): Promise<void> {
    const token = randomBytes(32).toString("base64url");
    const tokenHash = hashOf(token);
    const staleAt = now() + lifetimeMs;
    await putConfirmation(queries, {
      accountId: account.id,
      tokenHash,
      emailKey: emailKey(account.email),
      expiresAt: instant(staleAt),
    });
    const url = `${publicUrl}/confirm-email#${token}`;
    const key = `email confirmation ${tokenHash}`;
    await queueMail(queries, confirmationMail(account, { key, url, staleAt }));
  }

  async function proved(queries: Queries, accountId: number): Promise<void> {
    await deleteConfirmation(queries, accountId);
    await setEmailStanding(queries, accountId, "confirmed");
    await relist(queries, accountId);
  }

  return {
    async recovered(queries, accountId) {
      if ((await findEmailStanding(queries, accountId)) !== "confirmed") {
        await parts.endOtherWaysIn(queries, accountId);
      }
      await proved(queries, accountId);
    },

    vouched: proved,

    async takenBack(queries, accountId) {
      await parts.endOtherWaysIn(queries, accountId);
      await proved(queries, accountId);
    },

    async begin(queries, account) {
      await deleteConfirmation(queries, account.id);
      await setEmailStanding(queries, account.id, parts.asks ? "unconfirmed" : "trusted");
      await relist(queries, account.id);
      if (parts.asks) await send(queries, account);
    },

    async again(accountId) {
      await asLearner(accountId, "confirmMailByAccount", async (queries) => {
        const account = await findAccountSettings(queries, accountId);
        const asked = account?.emailStanding === "unconfirmed" || account?.emailRefused;
        if (account !== null && asked) await send(queries, account);
      });
      outbox.wake();
    },

    async confirm(token, address) {
      await limiter.take("confirmByAddress", address);
      const badLink = () => new AppError("validation", { detail: { key: "confirm_link_invalid" } });
      await database.transact(async (queries) => {
        const tokenHash = hashOf(token);
        const link = await findConfirmation(queries, tokenHash, instant(now()));
        if (link === null) throw badLink();
        // The account first, as everywhere: two who lock in another order would wait for each other.
        const account = await lockAccount(queries, link.accountId);
        if (account === null || emailKey(account.email) !== link.emailKey) throw badLink();
        if (!(await spendConfirmation(queries, tokenHash))) throw badLink();
        await proved(queries, link.accountId);
      });
      await limiter.giveBack("confirmByAddress", address);
    },
  };
}
