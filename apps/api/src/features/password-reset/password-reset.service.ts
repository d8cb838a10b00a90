import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { Database, Queries } from "#api/db/database.ts";
import { AppError, invalid } from "#api/errors.ts";
import {
  emailKey,
  emailProblem,
  endSessions,
  type PasswordHashing,
  passwordProblem,
  setPasswordHash,
  tidyEmail,
} from "#api/features/auth/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Outbox, Outcome } from "#api/outbox/outbox.ts";
import {
  findOwnerByEmail,
  findReset,
  lockOwner,
  putReset,
  type Reset,
  type ResetOwner,
  spendReset,
} from "./password-resets.repository.ts";
import { resetDoneMail, resetMail } from "./reset-mails.ts";

const lifetimeMs = 3_600_000;
const channel = "password reset";

export interface PasswordResetService {
  /**
   * Queues the wish. Whether an account has this e-mail is found out later, by the outbox: the answer
   * is the same, and takes the same time, either way.
   *
   * @throws AppError `validation`, `rate_limited`
   */
  request(email: string, address: string): Promise<void>;
  /**
   * Sets a new password by a link and ends every session. Of several at once with one link, one succeeds.
   *
   * @throws AppError `validation` for a link that does not count or a password that will not do (which
   * leaves the link as it is); `rate_limited`
   */
  confirm(
    attempt: { uid: string; token: string; password: string },
    address: string,
  ): Promise<void>;
}

interface PasswordResetParts {
  database: Database;
  outbox: Outbox;
  queueMail: QueueMail;
  hashing: PasswordHashing;
  limiter: RateLimiter;
  /** Somebody opened a link that was sent to the account's address. */
  addressProved(queries: Queries, accountId: number): Promise<void>;
  publicUrl: string;
  now(): number;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const badLink = () => invalid({ token: [{ key: "reset_link_invalid" }] });

export function makePasswordResetService(parts: PasswordResetParts): PasswordResetService {
  const { database, outbox, queueMail, hashing, limiter, publicUrl, now } = parts;
  const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

  /** Makes the link and queues its mail; a wish that is done twice makes one link. */
  async function send(wish: { email: string }, key: string): Promise<Outcome> {
    const known = await findOwnerByEmail(database.queries, emailKey(wish.email));
    if (known === null || !(await mayMail(known))) return { kind: "sent" };
    const token = randomBytes(32).toString("base64url");
    await database.transact(async (queries) => {
      const owner = await lockOwner(queries, known.accountId);
      // The address may have been given up since.
      if (owner === null || emailKey(owner.email) !== emailKey(wish.email)) return;
      const link = `${publicUrl}/reset-password/${owner.accountId}/${token}`;
      const staleAt = now() + lifetimeMs;
      if (!(await queueMail(queries, resetMail(owner, link, { key, staleAt })))) return;
      await putReset(queries, owner.accountId, {
        tokenHash: hashOf(token),
        credentials: owner.credentials,
        expiresAt: instant(staleAt),
      });
    });
    outbox.wake();
    return { kind: "sent" };
  }

  async function mayMail({ accountId }: ResetOwner): Promise<boolean> {
    try {
      await limiter.take("resetMailByAccount", String(accountId));
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === "rate_limited") return false;
      throw error;
    }
  }

  const counts = (found: { reset: Reset; owner: ResetOwner } | null, tokenHash: string) =>
    found !== null &&
    timingSafeEqual(Buffer.from(hashOf(found.reset.tokenHash)), Buffer.from(hashOf(tokenHash))) &&
    Date.parse(found.reset.expiresAt) > now() &&
    found.reset.credentials === found.owner.credentials;

  async function readLink(queries: Queries, uid: string, tokenHash: string): Promise<ResetOwner> {
    const accountId = /^[1-9]\d{0,9}$/.test(uid) ? Number(uid) : 0;
    // A number above PostgreSQL's integer would be an error of the database's.
    const found = accountId > 2_147_483_647 ? null : await findReset(queries, accountId);
    if (found === null || !counts(found, tokenHash)) throw badLink();
    return found.owner;
  }

  outbox.serve<{ email: string }>({
    name: channel,
    giveUpAfterMs: lifetimeMs,
    longestPauseMs: 30_000,
    // In the order they were asked for, so that the newest link is the one that counts.
    atOnce: 1,
    deliver: (wish, { key }) => send(wish, key),
  });

  return {
    async request(email, address) {
      const tidy = tidyEmail(email);
      const problem = emailProblem(tidy);
      if (problem !== null) throw invalid({ email: [problem] });
      await limiter.take("resetByAddress", address);
      await outbox.add(database.queries, {
        channel,
        key: `${channel} ${randomUUID()}`,
        payload: { email: tidy },
      });
      // Not woken: work begun now would make the answer for a known address the slower one.
    },

    async confirm({ uid, token, password }, address) {
      await limiter.take("resetConfirmByAddress", address);
      const tokenHash = hashOf(token);
      const owner = await readLink(database.queries, uid, tokenHash);
      const problem = passwordProblem(password, owner);
      if (problem !== null) throw invalid({ password: [problem] });
      const passwordHash = await hashing.inTurn(() => hashing.hash(password));
      await database.transact(async (queries) => {
        // Whoever else changes this account now has done so before, or waits.
        const locked = await lockOwner(queries, owner.accountId);
        if (locked === null || locked.credentials !== owner.credentials) throw badLink();
        if (!(await spendReset(queries, owner.accountId, tokenHash))) throw badLink();
        await setPasswordHash(queries, owner.accountId, passwordHash);
        await parts.addressProved(queries, owner.accountId);
        await endSessions(queries, owner.accountId, { endedAt: instant(now()), except: null });
        await queueMail(queries, resetDoneMail(locked, `${publicUrl}/login`, tokenHash));
      });
      outbox.wake();
      await limiter.giveBack("resetConfirmByAddress", address);
    },
  };
}
