import { call } from "#app/lib/api/client.ts";
import { endSession } from "./session.ts";
import { readRefresh } from "./tokens.ts";

/**
 * Signs out here at once, and asks the server to revoke the session's tokens. Without a network they run
 * out by themselves; this device has forgotten them either way.
 */
export async function logOut(): Promise<void> {
  const refresh = readRefresh();
  endSession();
  if (refresh === null) return;
  try {
    await call("POST /auth/logout/", { body: { refresh } });
  } catch (error) {
    console.warn("The server did not hear the logout", error);
  }
}
