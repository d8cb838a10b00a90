import type { TokenPair } from "@tilashar/contracts";
import { ApiFailure, failureOf, offlineFailure } from "#app/lib/api/failure.ts";
import { currentLanguage, languageTag } from "#app/lib/language/language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { endSession, keepSession } from "./session.ts";
import { noteSessionEnd } from "./session-end.ts";
import { readAccess, readRefresh } from "./tokens.ts";
import { rememberPage } from "./wanted-page.ts";

let inFlight: Promise<void> | null = null;

/**
 * Gets a fresh access token. One refresh is in flight at a time: calls in this tab share a promise, tabs
 * share a lock, and whoever comes second finds the first one's tokens in storage and uses them.
 * When the server refuses, the session ends and the browser goes to the login page; when no answer
 * comes, the session is kept and the failure is thrown.
 * @param refusedToken the access token that the API just refused
 */
export function refreshSession(refusedToken: string | null): Promise<void> {
  inFlight ??= underLock(() => refreshOnce(refusedToken)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

function underLock(work: () => Promise<void>): Promise<void> {
  // Insecure origins and very old browsers have no locks; the server's grace for a second tab covers them.
  return navigator.locks === undefined ? work() : navigator.locks.request("tilashar-session", work);
}

async function refreshOnce(refusedToken: string | null): Promise<void> {
  const access = readAccess();
  if (access !== null && access !== refusedToken) return;
  const refresh = readRefresh();
  if (refresh === null) throw leave();

  const response = await send(refresh);
  if (response.ok) {
    keepSession((await response.json()) as TokenPair);
    return;
  }
  if (response.status === 400 || response.status === 401 || response.status === 403) throw leave();
  throw failureOf(response.status, null, response.headers.get("retry-after"));
}

async function send(refresh: string): Promise<Response> {
  try {
    return await fetch("/api/auth/token/refresh/", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": languageTag(currentLanguage()),
      },
      body: JSON.stringify({ refresh }),
    });
  } catch {
    throw offlineFailure();
  }
}

function leave(): ApiFailure {
  endSession();
  noteSessionEnd();
  rememberPage(location.pathname + location.search);
  location.assign(paths.login);
  return new ApiFailure({
    code: "session_expired",
    status: 401,
    message: m.error_session_expired(),
  });
}
