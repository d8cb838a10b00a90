import { createSecretKey } from "node:crypto";
import { isTimeZone } from "@tilashar/learning";
import { allSettled } from "#api/db/all-settled.ts";
import type { Database, Queries } from "#api/db/database.ts";
import { isUniqueViolation } from "#api/db/database-errors.ts";
import { AppError, refuse, type Wording } from "#api/errors.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Language } from "#api/messages/messages.ts";
import type { Viewer } from "#api/viewer.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { Account } from "./account.model.ts";
import {
  findAccountOfToken,
  findCredentials,
  findSignedIn,
  findTaken,
  insertAccount,
} from "./accounts.repository.ts";
import type { Client } from "./client.ts";
import { deviceName } from "./device-name.ts";
import { emailKey, emailProblem, tidyEmail } from "./email.ts";
import type { PasswordHashing } from "./password-hashing.ts";
import { passwordProblem } from "./password-policy.ts";
import { hashRefreshToken, nextRefreshToken } from "./refresh-tokens.ts";
import {
  endFamily,
  extendFamily,
  findRefreshToken,
  insertRefreshToken,
  spendRefreshToken,
} from "./sessions.repository.ts";
import { refreshLifetimeMs, type SessionTokens, type StartSession } from "./start-session.ts";
import { takenProblems } from "./taken-problems.ts";
import { tidyUsername, usernameKey, usernameProblem } from "./username.ts";

/** How long a used refresh token is still taken for a second tab's and not for a thief's. */
const graceMs = 30_000;

/** Where most learners are; who tells no zone, or one nobody knows, is taken to be there. */
export const defaultTimeZone = "Asia/Almaty";

export interface Registration {
  username: string;
  email: string;
  password: string;
  password2: string;
  language: Language;
  timeZone: string | undefined;
  /** The code of an invitation, as it was typed. */
  invitation: string | undefined;
}

/** Somebody who would open an account. */
interface Newcomer {
  email: string;
  invitation: string | undefined;
}

export interface AuthService {
  /** @throws AppError `validation` naming each field that is wrong; `rate_limited` */
  register(registration: Registration, address: string): Promise<Account>;
  /** @throws AppError `invalid_credentials`, the same for an unknown e-mail and a wrong password; `account_suspended` */
  signIn(credentials: { email: string; password: string }, client: Client): Promise<SessionTokens>;
  /** @throws AppError `session_expired` */
  refresh(token: string): Promise<SessionTokens>;
  /** The account of a session that still lives; null when it has ended or the account is gone. */
  session(viewer: Viewer): Promise<Account | null>;
  /** Ends the family of a refresh token. An unknown token is no error: the wish is granted. */
  signOut(token: string): Promise<void>;
}

interface AuthServiceParts {
  database: Database;
  hashing: PasswordHashing;
  accessTokens: AccessTokens;
  startSession: StartSession;
  /** Key of the refresh tokens' chain. */
  refreshKey: Buffer;
  limiter: RateLimiter;
  /** @throws AppError `validation` when the house takes no such newcomer */
  mayJoin(newcomer: Newcomer): Promise<void>;
  /** Uses up an invitation in the transaction that makes the account. @throws as `mayJoin` */
  joined(queries: Queries, accountId: number, newcomer: Newcomer): Promise<void>;
  /** What else a new account needs, in its own transaction. */
  welcome(queries: Queries, account: Account): Promise<void>;
  /** Told when a new account is committed. */
  welcomed(): void;
  now(): number;
}

export function makeAuthService(parts: AuthServiceParts): AuthService {
  const { database, hashing, accessTokens, startSession, limiter, welcome } = parts;
  // Made once: a MAC of plain bytes makes one each time.
  const refreshKey = createSecretKey(parts.refreshKey);
  const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
  const asker = () => ({ now: instant(parts.now()), own: null });

  /** The successor of `token`, or null when the session is over; then its family has ended too. */
  function rotate(token: string, now: number) {
    const hash = hashRefreshToken(token);
    const next = nextRefreshToken(refreshKey, token);
    return database.transact(async (queries) => {
      const [first, state, account] = await allSettled([
        spendRefreshToken(queries, hash, instant(now)),
        findRefreshToken(queries, hash),
        findAccountOfToken(queries, hash),
      ]);
      if (state === null || state.familyEnded || Date.parse(state.expiresAt) <= now) return null;
      const { familyId } = state;
      if (first) {
        const expiresAt = instant(now + refreshLifetimeMs);
        await insertRefreshToken(queries, {
          hash: hashRefreshToken(next),
          familyId,
          createdAt: instant(now),
          expiresAt,
        });
        await extendFamily(queries, familyId, expiresAt);
      } else if (now - Date.parse(state.usedAt ?? "") > graceMs) {
        await endFamily(queries, familyId, instant(now));
        return null;
      }
      return account && !account.suspended ? { account, familyId, refresh: next } : null;
    });
  }

  return {
    async register(registration, address) {
      const username = tidyUsername(registration.username);
      const email = tidyEmail(registration.email);
      const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
      refuse({
        username: usernameProblem(username),
        email: emailProblem(email),
        password: passwordProblem(registration.password, { username, email }),
        password2: passwordsDiffer(registration),
      });
      await limiter.take("registerByAddress", address);
      const newcomer = { email, invitation: registration.invitation };
      // Before names are compared: who may not join is told nothing of who has.
      await parts.mayJoin(newcomer);
      refuse(takenProblems(await findTaken(database.queries, keys, asker())));

      const passwordHash = await hashing.inTurn(() => hashing.hash(registration.password));
      const { timeZone } = registration;
      try {
        const opened = await database.transact(async (queries) => {
          const account = await insertAccount(queries, {
            username,
            email,
            ...keys,
            passwordHash,
            language: registration.language,
            timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : defaultTimeZone,
            createdAt: instant(parts.now()),
          });
          await parts.joined(queries, account.id, newcomer);
          await welcome(queries, account);
          return account;
        });
        parts.welcomed();
        return opened;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        // Someone took the name or the address while the password was being hashed.
        refuse(takenProblems(await findTaken(database.queries, keys, asker())));
        throw error;
      }
    },

    async signIn({ email, password }, { address, userAgent }) {
      await limiter.take("signInByAddress", address);
      const key = emailKey(email);
      const account = await hashing.inTurn(async () => {
        // Counted before the password is looked at, so that guesses sent at once are counted too; in
        // turn, so that people signing in at once do not use up each other's places.
        await limiter.take("signInByAccount", key);
        const known = await findCredentials(database.queries, key);
        const matches = await hashing.verify(known?.passwordHash ?? null, password);
        if (!matches || known === null) throw new AppError("invalid_credentials");
        await limiter.giveBack("signInByAccount", key);
        return known.account;
      });
      return startSession(account, deviceName(userAgent));
    },

    async refresh(token) {
      const rotated = await rotate(token, parts.now());
      if (rotated === null) throw new AppError("session_expired");
      const { account, familyId, refresh } = rotated;
      return { access: accessTokens.issue(account, familyId), refresh };
    },

    async session({ accountId, familyId }) {
      const session = { accountId, familyId, now: instant(parts.now()) };
      const account = await findSignedIn(database.queries, session);
      return account?.suspended ? null : account;
    },

    async signOut(token) {
      const state = await findRefreshToken(database.queries, hashRefreshToken(token));
      if (state !== null) await endFamily(database.queries, state.familyId, instant(parts.now()));
    },
  };
}

function passwordsDiffer({ password, password2 }: Registration): Wording | null {
  return password === password2 ? null : { key: "password_mismatch" };
}
