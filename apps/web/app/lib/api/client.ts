import type { Endpoint, Endpoints } from "@tilashar/contracts";
import { currentLanguage, languageTag } from "#app/lib/language/language.ts";
import { refreshSession } from "#app/lib/session/refresh.ts";
import { readAccess } from "#app/lib/session/tokens.ts";
import { addressOf } from "./address.ts";
import { failureOf, offlineFailure } from "./failure.ts";

type Part<E extends Endpoint, Name extends string> =
  Endpoints[E] extends Record<Name, infer Value>
    ? { [Key in Name]: Value }
    : { [Key in Name]?: never };

/** What a call needs, by its endpoint: a path's params, a question, a body. */
export type CallOptions<E extends Endpoint> = Part<E, "params"> &
  Part<E, "query"> &
  Part<E, "body"> & { signal?: AbortSignal };

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

// These make or end a session: a 401 from them is their answer, not a sign that a token grew old.
const sessionCalls: ReadonlySet<Endpoint> = new Set<Endpoint>([
  "POST /auth/token/",
  "POST /auth/token/refresh/",
  "POST /auth/register/",
  "POST /auth/logout/",
]);

/**
 * Calls the API. A 401 is answered by one refresh of the session and one more try; when the session
 * cannot be refreshed it is over (the tokens are forgotten and the browser goes to the login page).
 * Throws an ApiFailure for every refusal and for a lost network.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<Endpoints[E]["response"]> {
  const given = (options ?? {}) as {
    params?: object;
    query?: object;
    body?: unknown;
    signal?: AbortSignal;
  };
  const { method, url } = addressOf(endpoint, { ...given.params }, { ...given.query });
  const send = () => sendOnce(method, url, given.body, given.signal);

  const tokenUsed = readAccess();
  let response = await send();
  if (response.status === 401 && !sessionCalls.has(endpoint)) {
    await refreshSession(tokenUsed);
    response = await send();
  }
  const body = await readJson(response);
  if (!response.ok) throw failureOf(response.status, body, response.headers.get("retry-after"));
  return body as Endpoints[E]["response"];
}

async function sendOnce(method: string, url: string, body: unknown, signal?: AbortSignal) {
  const headers = new Headers({
    accept: "application/json",
    "accept-language": languageTag(currentLanguage()),
  });
  const access = readAccess();
  if (access !== null) headers.set("authorization", `Bearer ${access}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  try {
    return await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineFailure();
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's HTML error page: the status alone speaks.
    return null;
  }
}
