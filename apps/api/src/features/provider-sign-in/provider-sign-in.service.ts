import type { Database, Queries } from "#api/db/database.ts";
import { isUniqueViolation } from "#api/db/database-errors.ts";
import { AppError } from "#api/errors.ts";
import {
  type Account,
  type AsLearner,
  beginFlow,
  type Client,
  deviceName,
  emailKey,
  findAccount,
  findSecrets,
  findTaken,
  newWayMail,
  type OwnerProof,
  openProvedAccount,
  type SessionTokens,
  type StartSession,
  takeFlow,
  type Viewer,
} from "#api/features/auth/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Language } from "#api/messages/messages.ts";
import type { ProviderSettings } from "#api/sign-in-providers.ts";
import {
  deleteIdentity,
  findOwner,
  insertIdentity,
  listIdentities,
} from "./identities.repository.ts";
import type { Identity } from "./identity.model.ts";
import {
  type Claims,
  makeProviderClient,
  type Pending,
  type ProviderClient,
} from "./provider-client.ts";

/** A provider as its button names it. */
export interface Provider {
  id: string;
  title: string;
}

/** What a browser came back with, and what is known of a newcomer who sits before it. */
export interface SignInAttempt {
  flow: string;
  /** The query of the address that the provider sent the browser to. */
  answer: string;
  language: Language;
  timeZone: string | undefined;
}

export interface ProviderSignInService {
  /** @throws AppError `not_found` for a provider that is none; `unavailable`; `rate_limited` */
  begin(provider: string, address: string): Promise<{ flow: string; url: string }>;
  /**
   * Signs in whoever the provider vouches for: by the link that their account has, else as a newcomer,
   * whom the house has to let in.
   *
   * @throws AppError `invalid_credentials` for an answer that does not count; `validation` when the provider
   *   vouches for no address, or an account has it that is not linked: its owner signs in as before, then links
   */
  finish(attempt: SignInAttempt, client: Client): Promise<SessionTokens>;
  providers(): readonly Provider[];
  list(accountId: number): Promise<Identity[]>;
  /** @throws AppError `validation` on `password` */
  beginLink(
    viewer: Viewer,
    provider: string,
    password: string | undefined,
  ): Promise<{ flow: string; url: string }>;
  link(viewer: Viewer, attempt: { flow: string; answer: string }): Promise<Identity>;
  /** @throws AppError `not_found`; `validation` on `password` */
  unlink(viewer: Viewer, provider: string, password: string | undefined): Promise<void>;
}

interface ProviderSignInParts {
  database: Database;
  asLearner: AsLearner;
  ownerProof: OwnerProof;
  startSession: StartSession;
  limiter: RateLimiter;
  providers: readonly ProviderSettings[];
  /** @throws AppError `validation` when the house takes no such newcomer */
  joined(queries: Queries, accountId: number, newcomer: { email: string }): Promise<void>;
  /** What else a new account needs whose address is proved, in its own transaction. */
  welcome(queries: Queries, account: Account): Promise<void>;
  /** Whether an account has another way in that is neither a password nor a provider. */
  hasPasskeys(queries: Queries, accountId: number): Promise<boolean>;
  queueMail: QueueMail;
  outbox: { wake(): void };
  publicUrl: string;
  now(): number;
}

export function makeProviderSignIn(parts: ProviderSignInParts): ProviderSignInService {
  const { database, asLearner, ownerProof, startSession, limiter, providers, publicUrl, now } =
    parts;
  const instant = () => new Date(now()).toISOString();
  const clients = new Map(
    providers.map((settings) => [settings.id, makeProviderClient(settings, publicUrl)]),
  );
  const titleOf = (provider: string) =>
    providers.find(({ id }) => id === provider)?.title ?? provider;
  const settingsUrl = `${publicUrl}/profile/settings`;
  const refused = () =>
    new AppError("invalid_credentials", { detail: { key: "provider_refused" } });

  function clientOf(provider: string): ProviderClient {
    const client = clients.get(provider);
    if (client === undefined) throw new AppError("not_found");
    return client;
  }

  async function start(provider: string, accountId: number | null) {
    const { url, pending } = await clientOf(provider).begin();
    const kind = accountId === null ? "provider sign-in" : "new provider";
    const content = JSON.stringify(pending);
    return { flow: await beginFlow(database.queries, { kind, accountId, content }, now()), url };
  }

  async function claimsOf(flow: string, answer: string, accountId: number | null) {
    const kind = accountId === null ? "provider sign-in" : "new provider";
    const content = await takeFlow(database.queries, flow, { kind, accountId, now: now() });
    if (content === null) throw refused();
    const pending = JSON.parse(content) as Pending;
    const claims = await clientOf(pending.provider).finish(pending, answer);
    if (claims === null) throw refused();
    return { provider: pending.provider, claims };
  }

  async function hasWayIn(queries: Queries, accountId: number): Promise<boolean> {
    const secrets = await findSecrets(queries, accountId);
    if (secrets?.passwordHash != null || (await parts.hasPasskeys(queries, accountId))) return true;
    return (await listIdentities(queries, accountId)).length > 0;
  }

  const identityOf = (provider: string, { issuer, subject, names, email }: Claims) => ({
    provider,
    issuer,
    subject,
    name: (email ?? names[0] ?? "").slice(0, 254),
    linkedAt: instant(),
  });

  /** Opens an account for somebody who has none. @returns its number */
  async function openAccount(
    provider: string,
    claims: Claims,
    about: Pick<SignInAttempt, "language" | "timeZone">,
  ): Promise<number> {
    const { email, names } = claims;
    const refuse = (key: "provider_no_email" | "provider_email_known") =>
      new AppError("validation", { detail: { key } });
    if (email === null) throw refuse("provider_no_email");
    try {
      return await database.transact(async (queries) => {
        // Never joined by the address alone: somebody else may have opened the account under it and
        // kept a way in. Its owner signs in as before and links it, or sets a new password by mail.
        const keys = { usernameKey: "", emailKey: emailKey(email) };
        const taken = await findTaken(queries, keys, { now: instant(), own: null });
        if (taken.email) throw refuse("provider_email_known");
        const account = await openProvedAccount(queries, { email, names, ...about }, instant());
        await parts.joined(queries, account.id, { email });
        await insertIdentity(queries, account.id, identityOf(provider, claims));
        await parts.welcome(queries, account);
        return account.id;
      });
    } catch (error) {
      // Somebody took the name or the address at this moment; the next try finds another name.
      if (isUniqueViolation(error)) throw refused();
      throw error;
    }
  }

  return {
    providers: () => providers.map(({ id, title }) => ({ id, title })),

    async begin(provider, address) {
      await limiter.take("providerByAddress", address);
      return start(provider, null);
    },

    async finish({ flow, answer, language, timeZone }, { address, userAgent }) {
      await limiter.take("signInByAddress", address);
      const { provider, claims } = await claimsOf(flow, answer, null);
      const accountId =
        (await findOwner(database.queries, claims)) ??
        (await openAccount(provider, claims, { language, timeZone }));
      const account = await findAccount(database.queries, accountId);
      if (account === null) throw refused();
      return startSession(account, deviceName(userAgent));
    },

    list: (accountId) => listIdentities(database.queries, accountId),

    async beginLink(viewer, provider, password) {
      await limiter.take("providerByAccount", String(viewer.accountId));
      await ownerProof.require(viewer, password);
      return start(provider, viewer.accountId);
    },

    async link(viewer, { flow, answer }) {
      const { accountId } = viewer;
      const { provider, claims } = await claimsOf(flow, answer, accountId);
      const identity = identityOf(provider, claims);
      try {
        await asLearner(accountId, null, async (queries) => {
          await insertIdentity(queries, accountId, identity);
          const account = await findAccount(queries, accountId);
          if (account === null) throw new AppError("not_authenticated");
          const mark = `${provider} ${identity.linkedAt}`;
          const way = { kind: "provider", mark, name: titleOf(provider) } as const;
          await parts.queueMail(queries, newWayMail(account, way, settingsUrl));
        });
        parts.outbox.wake();
        return identity;
      } catch (error) {
        if (isUniqueViolation(error)) {
          throw new AppError("validation", { detail: { key: "provider_linked_already" } });
        }
        throw error;
      }
    },

    async unlink(viewer, provider, password) {
      await ownerProof.require(viewer, password);
      const { accountId } = viewer;
      await asLearner(accountId, null, async (queries) => {
        if (!(await deleteIdentity(queries, { accountId, provider }))) {
          throw new AppError("not_found");
        }
        if (!(await hasWayIn(queries, accountId))) {
          throw new AppError("validation", { detail: { key: "provider_last_way" } });
        }
      });
    },
  };
}
