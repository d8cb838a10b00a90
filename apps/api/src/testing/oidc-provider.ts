import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { ProviderSettings } from "#api/sign-in-providers.ts";

/** What the provider says of whoever comes, or says wrongly to see it refused. */
export interface ProviderAnswer {
  subject?: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
  /** Claims of the ID token in place of the true ones. */
  claims?: Record<string, unknown>;
  /** Signs with a key that is not published. */
  foreignKey?: boolean;
  /** No signature at all, `alg` none. */
  unsigned?: boolean;
}

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/** A real OpenID Connect provider on this machine: discovery, codes used once, PKCE, signed tokens. */
export async function startOidcProvider(clientId: string, clientSecret: string) {
  const keys = await generateKeyPair("RS256");
  const foreign = await generateKeyPair("RS256");
  const codes = new Map<string, { query: URLSearchParams; answer: ProviderAnswer }>();
  let issuer = "";
  /** Who comes next by a browser. */
  let comes: ProviderAnswer = {};

  function codeFor(query: URLSearchParams, answer: ProviderAnswer): URLSearchParams {
    const code = randomBytes(16).toString("hex");
    codes.set(code, { query, answer });
    return new URLSearchParams({ code, state: query.get("state") ?? "", iss: issuer });
  }

  async function idToken(query: URLSearchParams, answer: ProviderAnswer): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: answer.subject ?? "subject-1",
      nonce: query.get("nonce"),
      iat: seconds,
      exp: seconds + 60,
      email: answer.email,
      email_verified: answer.emailVerified ?? true,
      preferred_username: answer.name,
      ...answer.claims,
    };
    if (answer.unsigned) {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${part({ alg: "none" })}.${part(claims)}.`;
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .sign((answer.foreignKey ? foreign : keys).privateKey);
  }

  async function token(request: IncomingMessage, send: (status: number, body: unknown) => void) {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    const code = form.get("code") ?? "";
    const known = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const counts =
      known !== undefined &&
      form.get("client_secret") === clientSecret &&
      form.get("redirect_uri") === known.query.get("redirect_uri") &&
      known.query.get("code_challenge_method") === "S256" &&
      challenge === known.query.get("code_challenge");
    if (!counts) return send(400, { error: "invalid_grant" });
    send(200, {
      access_token: randomBytes(16).toString("hex"),
      token_type: "Bearer",
      expires_in: 60,
      id_token: await idToken(known.query, known.answer),
    });
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration") {
      send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
        code_challenge_methods_supported: ["S256"],
      });
    } else if (request.url === "/keys") {
      send(200, { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256" }] });
    } else if (request.url?.startsWith("/authorize?")) {
      const { searchParams } = new URL(request.url, issuer);
      const back = `${searchParams.get("redirect_uri")}?${codeFor(searchParams, comes)}`;
      response.writeHead(302, { location: back }).end();
    } else if (request.url === "/token" && request.method === "POST") await token(request, send);
    else send(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    issuer,
    /** How a server is told of this provider. */
    settings: (id: string): ProviderSettings => ({ id, title: id, issuer, clientId, clientSecret }),
    /** Somebody signs in at the address they were sent to. @returns the query they come back with */
    signIn: (url: string, answer: ProviderAnswer = {}) =>
      codeFor(new URL(url).searchParams, answer),
    /** Whoever opens the provider's page in a browser is sent back at once as this person. */
    expect(answer: ProviderAnswer): void {
      comes = answer;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
