import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { rights } from "./rights.ts";
import { type Session, useSession } from "./session.ts";

/**
 * The session, asked of the server anew on each entry to a guarded page: `loading` until it has answered.
 * A guest needs no question. When the server cannot be reached the stored session stands, so that the
 * page can say itself what works offline.
 */
export function useCheckedSession(): Session {
  const session = useSession();
  const { key } = useLocation();
  const [checked, setChecked] = useState<string | null>(null);
  const isUser = session.status === "user";

  useEffect(() => {
    if (!isUser) return;
    const controller = new AbortController();
    call("GET /auth/session/", { signal: controller.signal })
      .then(({ acts, notices }) => rights.set({ acts, notices }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        // A refused session has already ended itself in the client; anything else is no verdict on it.
        if (!(error instanceof ApiFailure)) throw error;
      })
      .finally(() => {
        if (!controller.signal.aborted) setChecked(key);
      });
    return () => controller.abort();
  }, [isUser, key]);

  return isUser && checked !== key ? { status: "loading", user: null } : session;
}
