/** An OpenID Connect provider that people may sign in with, when an operator names it. */
export interface ProviderSettings {
  /** Of small letters and digits: stands in addresses and in the names of its settings. */
  readonly id: string;
  /** As it stands on the button. */
  readonly title: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, which has none. */
  readonly clientSecret: string | null;
}

type Get = (name: string) => string | undefined;
type Report = (line: string) => void;

/** Reads OIDC_PROVIDERS and the settings of each that it names, reporting each that can't work as it stands. */
export function readSignInProviders(get: Get, problem: Report): ProviderSettings[] {
  const ids = (get("OIDC_PROVIDERS") ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids)]
    .filter((id) => id !== "")
    .flatMap((id) => readProvider(id, get, problem) ?? []);
}

function readProvider(id: string, get: Get, problem: Report): ProviderSettings | null {
  if (!/^[a-z][a-z0-9]{0,19}$/.test(id)) {
    problem(`OIDC_PROVIDERS names "${id}": use small letters and digits, such as google,campus.`);
    return null;
  }
  const prefix = `OIDC_${id.toUpperCase()}`;
  const issuer = get(`${prefix}_ISSUER`);
  const clientId = get(`${prefix}_CLIENT_ID`);
  if (issuer === undefined || !isIssuer(issuer)) {
    problem(
      `${prefix}_ISSUER is no address of a provider: set it to what its .well-known/openid-configuration calls "issuer", such as https://accounts.google.com.`,
    );
    return null;
  }
  if (clientId === undefined) {
    problem(`${prefix}_CLIENT_ID is missing: set it to what the provider has given for this site.`);
    return null;
  }
  const title = get(`${prefix}_TITLE`) ?? id.charAt(0).toUpperCase() + id.slice(1);
  return { id, title, issuer, clientId, clientSecret: get(`${prefix}_CLIENT_SECRET`) ?? null };
}

/** What is said to a provider is only said over TLS, but on this machine. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  const isHere = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isHere);
}
