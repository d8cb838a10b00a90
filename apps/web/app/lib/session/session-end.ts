const endedKey = "session-ended";

/** Remembers, for this tab, that the session ran out by itself: the login page says why it is there. */
export function noteSessionEnd(): void {
  try {
    sessionStorage.setItem(endedKey, "yes");
  } catch {
    // Without storage the login page comes without the reason.
  }
}

/** True until somebody has signed in again. */
export function hasSessionEnded(): boolean {
  try {
    return sessionStorage.getItem(endedKey) !== null;
  } catch {
    return false;
  }
}

/** Somebody has signed in. */
export function forgetSessionEnd(): void {
  try {
    sessionStorage.removeItem(endedKey);
  } catch {
    // Nothing was stored.
  }
}
