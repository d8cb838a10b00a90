import { randomUUID } from "node:crypto";
import type { AccessClaims } from "@tilashar/contracts";
import { LanguageSchema } from "@tilashar/contracts";
import { LRUCache } from "lru-cache";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Viewer } from "#api/viewer.ts";
import type { Account } from "./account.model.ts";

const lifetimeSeconds = 15 * 60;

/** Tokens that were checked lately: whoever learns sends the same one dozens of times. Two megabytes at most. */
const rememberedTokens = 4000;

/** Signs and checks JSON Web Tokens with the one key and algorithm of this server. */
export interface TokenSigner {
  sign(claims: AccessClaims): string;
  /** @throws when the token is not ours or has expired */
  verify(token: string): unknown;
}

/** What a token says of its account. */
export type TokenOwner = Pick<Account, "id" | "username" | "email" | "language">;

export interface AccessTokens {
  issue(account: TokenOwner, familyId: string): string;
  /** Null for any `Authorization` but with a token of ours that has not expired. */
  read(authorization: string): Viewer | null;
}

const claims = Compile(
  Type.Object({
    user_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    username: Type.String(),
    email: Type.String(),
    language_preference: LanguageSchema,
    jti: Type.String({ pattern: "^[0-9a-f-]{36}\\.[0-9a-f-]{36}$" }),
    iat: Type.Integer(),
    exp: Type.Integer(),
  }),
);

/**
 * Access tokens: 15 minutes. A token's id begins with the id of its session family, so that a session
 * check can tell whether the family still lives.
 */
export function makeAccessTokens(signer: TokenSigner, now: () => number): AccessTokens {
  const remembered = new LRUCache<string, { viewer: Viewer; expiresAt: number }>({
    max: rememberedTokens,
  });
  return {
    issue(account, familyId) {
      const iat = Math.floor(now() / 1000);
      return signer.sign({
        user_id: account.id,
        username: account.username,
        email: account.email,
        language_preference: account.language,
        jti: `${familyId}.${randomUUID()}`,
        iat,
        exp: iat + lifetimeSeconds,
      });
    },
    read(authorization) {
      const known = remembered.get(authorization);
      if (known !== undefined && known.expiresAt > now()) return known.viewer;
      const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
      if (token === undefined) return null;
      let payload: unknown;
      try {
        payload = signer.verify(token);
      } catch {
        return null;
      }
      if (!claims.Check(payload)) return null;
      const viewer = { accountId: payload.user_id, familyId: payload.jti.slice(0, 36) };
      remembered.set(authorization, { viewer, expiresAt: payload.exp * 1000 });
      return viewer;
    },
  };
}
