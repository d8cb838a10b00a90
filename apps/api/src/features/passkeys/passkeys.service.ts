import { randomBytes } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Database } from "#api/db/database.ts";
import { isUniqueViolation } from "#api/db/database-errors.ts";
import { AppError, invalid } from "#api/errors.ts";
import {
  type AsLearner,
  beginFlow,
  type Client,
  deviceName,
  findAccount,
  newWayMail,
  type OwnerProof,
  type SessionTokens,
  type StartSession,
  takeFlow,
  type Viewer,
} from "#api/features/auth/index.ts";
import type { QueueMail } from "#api/features/mail/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Passkey } from "./passkey.model.ts";
import {
  countPasskeys,
  deletePasskey,
  findCredential,
  insertPasskey,
  listCredentials,
  listPasskeys,
  noteUse,
  renamePasskey,
} from "./passkeys.repository.ts";

/** More than anybody has devices and keys. */
const mostPasskeys = 20;

/** EdDSA, ES256 and RS256 (COSE), which every authenticator in use knows one of. */
const algorithms = [-8, -7, -257];

/** A flow's secret, and what the browser hands to the authenticator. */
export interface Begun<Options> {
  flow: string;
  options: Options;
}

export interface PasskeysService {
  /** The same for everybody: it names no account and no passkey. */
  beginSignIn(client: Client): Promise<Begun<PublicKeyCredentialRequestOptionsJSON>>;
  /** @throws AppError `invalid_credentials`, the same whatever is wrong; `rate_limited` */
  signIn(
    attempt: { flow: string; response: AuthenticationResponseJSON },
    client: Client,
  ): Promise<SessionTokens>;
  list(accountId: number): Promise<Passkey[]>;
  /** @throws AppError `validation` on `password` when the owner has to show who they are; `rate_limited` */
  beginNew(
    viewer: Viewer,
    password: string | undefined,
  ): Promise<Begun<PublicKeyCredentialCreationOptionsJSON>>;
  /** @throws AppError `validation` when the answer is not one to what was begun */
  add(
    viewer: Viewer,
    made: { flow: string; response: RegistrationResponseJSON; name: string },
  ): Promise<Passkey>;
  /** @throws AppError `not_found` */
  rename(accountId: number, id: number, name: string): Promise<Passkey>;
  /** @throws AppError `not_found`; `validation` on `password` */
  remove(viewer: Viewer, id: number, password: string | undefined): Promise<void>;
}

interface PasskeysServiceParts {
  database: Database;
  asLearner: AsLearner;
  ownerProof: OwnerProof;
  startSession: StartSession;
  queueMail: QueueMail;
  outbox: { wake(): void };
  limiter: RateLimiter;
  publicUrl: string;
  now(): number;
}

/** Loaded when somebody first uses a passkey: most servers hours run without. */
const webauthn = () => import("@simplewebauthn/server");

/**
 * Passkeys: what an authenticator signs is checked against the challenge that this browser was given, our
 * origin, and a key that an account has. A passkey signs in alone, so the authenticator must have verified
 * its user.
 */
export function makePasskeysService(parts: PasskeysServiceParts): PasskeysService {
  const { database, asLearner, ownerProof, startSession, queueMail, outbox, limiter, now } = parts;
  const origin = parts.publicUrl;
  const rpID = new URL(origin).hostname;
  const instant = () => new Date(now()).toISOString();
  const refused = () => new AppError("invalid_credentials", { detail: { key: "passkey_refused" } });
  const badAnswer = () => new AppError("validation", { detail: { key: "passkey_not_made" } });

  /** @returns the credential that signed, with its new counter; null for a signature that does not count */
  async function checkSignature(challenge: string, response: AuthenticationResponseJSON) {
    const known = await findCredential(database.queries, response.id);
    if (known === null) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: known.credentialId,
          publicKey: Buffer.from(known.publicKey, "base64url"),
          counter: known.counter,
        },
      });
      return verified ? { known, counter: authenticationInfo.newCounter } : null;
    } catch {
      // The library throws for each thing that is wrong; to whoever asks they are all one.
      return null;
    }
  }

  async function checkNew(challenge: string, response: RegistrationResponseJSON) {
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      });
      return registrationInfo ?? null;
    } catch {
      return null;
    }
  }

  return {
    async beginSignIn({ address }) {
      await limiter.take("passkeyByAddress", address);
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
      const content = options.challenge;
      const begun = { kind: "passkey sign-in", accountId: null, content } as const;
      return { flow: await beginFlow(database.queries, begun, now()), options };
    },

    async signIn({ flow, response }, { address, userAgent }) {
      await limiter.take("signInByAddress", address);
      const end = { kind: "passkey sign-in", accountId: null, now: now() } as const;
      const challenge = await takeFlow(database.queries, flow, end);
      const signed = challenge === null ? null : await checkSignature(challenge, response);
      if (signed === null) throw refused();
      const { known, counter } = signed;
      const use = { checked: known.counter, next: counter, usedAt: instant() };
      if (!(await noteUse(database.queries, known.id, use))) throw refused();
      const account = await findAccount(database.queries, known.accountId);
      if (account === null) throw refused();
      return startSession(account, deviceName(userAgent));
    },

    list: (accountId) => listPasskeys(database.queries, accountId),

    async beginNew(viewer, password) {
      await limiter.take("passkeyByAccount", String(viewer.accountId));
      await ownerProof.require(viewer, password);
      const account = await findAccount(database.queries, viewer.accountId);
      if (account === null) throw new AppError("not_authenticated");
      const others = await listCredentials(database.queries, account.id);
      const userHandle = others[0]?.userHandle ?? randomBytes(32).toString("base64url");
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: "Tilashar",
        rpID,
        // Random: an authenticator hands it out, and it must tell nothing.
        userID: Buffer.from(userHandle, "base64url"),
        userName: account.email,
        userDisplayName: account.username,
        supportedAlgorithmIDs: algorithms,
        attestationType: "none",
        excludeCredentials: others.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      const content = JSON.stringify({ challenge: options.challenge, userHandle });
      const begun = { kind: "new passkey", accountId: account.id, content } as const;
      return { flow: await beginFlow(database.queries, begun, now()), options };
    },

    async add(viewer, { flow, response, name }) {
      const { accountId } = viewer;
      const tidyName = tidy(name);
      const end = { kind: "new passkey", accountId, now: now() } as const;
      const content = await takeFlow(database.queries, flow, end);
      if (content === null) throw badAnswer();
      const { challenge, userHandle } = JSON.parse(content) as {
        challenge: string;
        userHandle: string;
      };
      const made = await checkNew(challenge, response);
      if (made === null) throw badAnswer();
      try {
        const passkey = await asLearner(accountId, null, async (queries, account) => {
          if ((await countPasskeys(queries, accountId)) >= mostPasskeys) {
            throw new AppError("validation", { detail: { key: "passkeys_full" } });
          }
          const added = await insertPasskey(queries, accountId, {
            credentialId: made.credential.id,
            userHandle,
            publicKey: Buffer.from(made.credential.publicKey).toString("base64url"),
            counter: made.credential.counter,
            transports: (made.credential.transports ?? []).filter((one) =>
              /^[\w-]{1,20}$/.test(one),
            ),
            name: tidyName,
            createdAt: instant(),
          });
          const way = { kind: "passkey", mark: String(added.id), name: added.name } as const;
          await queueMail(queries, newWayMail(account, way, `${origin}/profile/settings`));
          return added;
        });
        outbox.wake();
        return passkey;
      } catch (error) {
        // Somebody has it already: which account must not be told.
        if (isUniqueViolation(error)) throw badAnswer();
        throw error;
      }
    },

    async rename(accountId, id, name) {
      const renamed = await renamePasskey(database.queries, { id, accountId }, tidy(name));
      if (renamed === null) throw new AppError("not_found");
      return renamed;
    },

    async remove(viewer, id, password) {
      const { accountId } = viewer;
      await ownerProof.require(viewer, password);
      if (!(await deletePasskey(database.queries, { id, accountId }))) {
        throw new AppError("not_found");
      }
    },
  };
}

/** @throws AppError `validation` on `name` */
function tidy(name: string): string {
  const text = name.trim().normalize("NFC");
  if (text === "") throw invalid({ name: [{ key: "field_required" }] });
  if (/\p{C}/u.test(text)) throw invalid({ name: [{ key: "field_character" }] });
  return text;
}
