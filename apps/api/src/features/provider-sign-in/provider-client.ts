import type { Configuration } from "openid-client";
import { AppError } from "#api/errors.ts";
import type { ProviderSettings } from "#api/sign-in-providers.ts";

/** What a provider vouches for. */
export interface Claims {
  issuer: string;
  subject: string;
  /** Only an address that the provider says it has verified. */
  email: string | null;
  /** How its owner is called there, most fitting first. */
  names: string[];
}

/** What the server keeps between sending somebody to a provider and their coming back. */
export interface Pending {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
}

export interface ProviderClient {
  /** @throws AppError `unavailable` when the provider cannot be reached */
  begin(): Promise<{ url: string; pending: Pending }>;
  /**
   * Exchanges what the browser came back with. Null for anything that does not count: another state, nonce,
   * issuer or verifier, a code used before, a token that is not signed by the provider or has expired.
   *
   * @param answer the query the browser came back with
   */
  finish(pending: Pending, answer: string): Promise<Claims | null>;
}

/** Loaded when somebody first signs in so. */
const openid = () => import("openid-client");
const timeoutSeconds = 10;

/** A provider, found by its issuer's own description (OpenID Connect Discovery). */
export function makeProviderClient(settings: ProviderSettings, publicUrl: string): ProviderClient {
  // One address each: an answer of one provider cannot be handed in as another's (mix-up).
  const redirectUri = `${publicUrl}/sign-in/${settings.id}`;
  let known: Promise<Configuration> | undefined;

  function configuration(): Promise<Configuration> {
    known ??= discover().catch((error: unknown) => {
      // It may be back at the next try.
      known = undefined;
      throw new AppError("unavailable", { retryAfterSeconds: 30, cause: error });
    });
    return known;
  }

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretPost, discovery, enableNonRepudiationChecks, None } =
      await openid();
    const issuer = new URL(settings.issuer);
    const { clientSecret } = settings;
    return discovery(
      issuer,
      settings.clientId,
      undefined,
      clientSecret === null ? None() : ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        // Signatures are checked although the token comes over TLS from the provider itself.
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.protocol === "http:" ? [allowInsecureRequests] : []),
        ],
      },
    );
  }

  return {
    async begin() {
      const config = await configuration();
      const client = await openid();
      const pending: Pending = {
        provider: settings.id,
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, pending };
    },

    async finish({ state, nonce, verifier }, answer) {
      const config = await configuration();
      const client = await openid();
      try {
        const tokens = await client.authorizationCodeGrant(
          config,
          new URL(`${redirectUri}?${new URLSearchParams(answer)}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        );
        const claims = tokens.claims();
        if (claims === undefined) return null;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: claims.email_verified === true ? textOf(claims.email) : null,
          names: [claims.preferred_username, claims.given_name, claims.name]
            .map(textOf)
            .filter((name) => name !== null),
        };
      } catch (error) {
        // A provider that hangs or breaks off is no verdict on who came back.
        if (error instanceof TypeError || (error as Error).name === "TimeoutError") {
          throw new AppError("unavailable", { retryAfterSeconds: 30, cause: error });
        }
        return null;
      }
    },
  };
}

const textOf = (claim: unknown): string | null =>
  typeof claim === "string" && claim !== "" ? claim : null;
