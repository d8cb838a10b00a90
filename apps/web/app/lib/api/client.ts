import type { Endpoint, Endpoints } from "@tilashar/contracts";
import { celebrateAnswer } from "#app/lib/celebration/celebration.ts";
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
  Part<E, "body"> & { signal?: AbortSignal; headers?: Record<string, string> };

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>];

// These make or end a session: a 401 from them is their answer, not a sign that a token grew old.
const sessionCalls: ReadonlySet<Endpoint> = new Set<Endpoint>([
  "POST /auth/token/",
  "POST /auth/token/refresh/",
  "POST /auth/register/",
  "POST /auth/passkeys/sign-in/",
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
  const given = (options ?? {}) as Given;
  const response = await answerOf(endpoint, given);
  const body = await readJson(response, given.signal);
  if (!endpoint.startsWith("GET ")) celebrateAnswer(body);
  return body as Endpoints[E]["response"];
}

/** Calls the API for a file; sessions and failures are as with `call`. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<Blob> {
  const response = await answerOf(endpoint, options ?? {});
  return response.blob();
}

/** Calls the API for an answer that comes as events, bit by bit; sessions and failures are as with `call`. */
export async function callForEvents<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<Response> {
  return answerOf(endpoint, { ...options, accept: "text/event-stream" });
}

interface Given {
  accept?: string;
  params?: object;
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The answer to a call that was not refused. */
async function answerOf(endpoint: Endpoint, options: object): Promise<Response> {
  const given: Given = options;
  const { method, url } = addressOf(endpoint, { ...given.params }, { ...given.query });
  const send = () => sendOnce(method, url, given);

  const tokenUsed = readAccess();
  let response = await send();
  if (response.status === 401 && !sessionCalls.has(endpoint)) {
    await refreshSession(tokenUsed);
    response = await send();
  }
  if (response.ok) return response;
  const body = await readJson(response, given.signal);
  throw failureOf(response.status, body, response.headers.get("retry-after"));
}

async function sendOnce(
  method: string,
  url: string,
  { accept, body, headers: own, signal }: Given,
) {
  const headers = new Headers({
    accept: accept ?? "application/json",
    "accept-language": languageTag(currentLanguage()),
    ...own,
  });
  const access = readAccess();
  if (access !== null) headers.set("authorization", `Bearer ${access}`);
  // The browser itself names a form's type: only it knows the boundary between the parts.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  try {
    return await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineFailure();
  }
}

async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // Whoever asked has gone, perhaps in the middle of the answer.
    if (signal?.aborted) throw error;
    // A proxy's HTML error page: the status alone speaks.
    return null;
  }
}
