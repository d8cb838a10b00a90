import { call } from "#app/lib/api/client.ts";
import { currentSession, endSession } from "./session.ts";
import { readRefresh } from "./tokens.ts";

/** Nobody waits longer than this for a slow network. */
const maxWaitMs = 3000;

/**
 * Signs out here, with what was learned put away on the server, and asks the server to revoke the session's tokens. Without a network they run
 * out by themselves; this device has forgotten them either way.
 */
export async function logOut(): Promise<void> {
  const refresh = readRefresh();
  const { user } = currentSession();
  if (user !== null) {
    const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    await Promise.race([leave(user.id), late]);
  }
  endSession();
  if (refresh === null) return;
  try {
    await call("POST /auth/logout/", { body: { refresh } });
  } catch (error) {
    console.warn("The server did not hear the logout", error);
  }
}

async function leave(userId: number): Promise<void> {
  try {
    const { leaveReview } = await import("#app/lib/review/leave-review.ts");
    await leaveReview(userId);
  } catch (error) {
    console.warn("This browser keeps the words it has", error);
  }
}
