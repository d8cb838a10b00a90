import type { CachedUser, TokenPair } from "@tilashar/contracts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { makeStore } from "#app/lib/store.ts";
import { readClaims, userOfClaims } from "./claims.ts";
import { forgetSessionEnd } from "./session-end.ts";
import {
  accessKey,
  forgetSession,
  keepTokens,
  readAccess,
  readRefresh,
  userKey,
} from "./tokens.ts";

/**
 * `loading` is what the server draws and the browser shows until it has looked into its storage: public
 * pages are the same for everyone.
 */
export type Session =
  | { status: "loading"; user: null }
  | { status: "guest"; user: null }
  | { status: "user"; user: CachedUser };

const loading: Session = { status: "loading", user: null };
const guest: Session = { status: "guest", user: null };

const session = makeStore<Session>(loading);

function publish(next: Session) {
  // The first paint of the next page reads the same fact from this attribute: see document/early-script.
  document.documentElement.dataset.session = next.status;
  session.set(next);
}

function readUser(): CachedUser | null {
  try {
    const user: unknown = JSON.parse(readStored(userKey) ?? "null");
    return typeof user === "object" && user !== null && "id" in user && "username" in user
      ? (user as CachedUser)
      : null;
  } catch {
    return null;
  }
}

function storedSession(): Session {
  const user = readAccess() === null ? null : readUser();
  return user === null ? guest : { status: "user", user };
}

/**
 * Reads the session at startup: signed in only if an access token and a cached user both exist,
 * otherwise both are cleared. Other tabs' logins and logouts are followed from then on.
 */
export function startSession(): void {
  const stored = storedSession();
  if (stored.status === "guest") forgetSession();
  publish(stored);
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === accessKey || event.key === userKey) {
      publish(storedSession());
    }
  });
}

/** A login or a refresh succeeded: keeps the tokens and the user they name. */
export function keepSession(tokens: TokenPair): void {
  const claims = readClaims(tokens.access);
  if (claims === null) {
    endSession();
    return;
  }
  keepTokens(tokens);
  forgetSessionEnd();
  const user = userOfClaims(claims);
  writeStored(userKey, JSON.stringify(user));
  publish({ status: "user", user });
}

/** The account has changed: keeps the access token that says so, in the session that goes on. */
export function renewAccess(access: string): void {
  const refresh = readRefresh();
  if (refresh !== null) keepSession({ access, refresh });
}

/** Signed out, or refused a refresh. */
export function endSession(): void {
  forgetSession();
  publish(guest);
}

/** The session now, outside of a component. */
export const currentSession = session.now;

/** The session; `loading` during server rendering and hydration. */
export const useSession = session.use;
