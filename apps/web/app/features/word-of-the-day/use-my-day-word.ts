import type { DayWord } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { useSession } from "#app/lib/session/session.ts";

/**
 * The word of the learner's own day. The page comes with Almaty's; for a learner whose clock shows
 * another day, or whose page was open over midnight, theirs takes its place.
 */
export function useMyDayWord(almaty: DayWord | null): DayWord | null {
  const session = useSession();
  const [mine, setMine] = useState<DayWord | null>(null);
  const signedIn = session.status === "user";
  useEffect(() => {
    if (!signedIn) return;
    const controller = new AbortController();
    call("GET /word-of-the-day", { query: {}, signal: controller.signal }).then(
      // An answer that the service worker kept for an earlier version has no `word`.
      ({ word }) => setMine(word ?? null),
      // The word that came with the page is a good one too.
      () => {},
    );
    return () => controller.abort();
  }, [signedIn]);
  return mine !== null && mine.date !== almaty?.date ? mine : almaty;
}
