import type { ExamGoal, ExamResult, OwnExams } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { call } from "#app/lib/api/client.ts";
import { useSession } from "#app/lib/session/session.ts";
import { joinedResults, keepGoal, keptExams } from "./own-exams.ts";

export interface OwnExamsHere {
  readonly goal: ExamGoal | null;
  readonly results: readonly ExamResult[];
  readonly known: OwnExams["known"];
  /** Why the account could not be told; the goal is kept here all the same. */
  readonly failure: unknown;
  setGoal(goal: ExamGoal | null): void;
}

/** What a learner prepares for and has done for it: of the account, of this browser, of the guest before. Null at first. */
export function useOwnExams(): OwnExamsHere | null {
  const { status, user } = useSession();
  const owner = user?.id ?? null;
  const [own, setOwn] = useState<Omit<OwnExamsHere, "setGoal" | "failure"> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const setGoal = useCallback(
    (goal: ExamGoal | null) => {
      keepGoal(owner, goal);
      setOwn((before) => before && { ...before, goal });
      setFailure(null);
      if (owner === null) return;
      const told =
        goal === null
          ? call("DELETE /profile/exam-goal/")
          : call("PUT /profile/exam-goal/", { body: goal });
      told.catch(setFailure);
    },
    [owner],
  );

  useEffect(() => {
    if (status === "loading") return;
    const guest = keptExams(null);
    const here = owner === null ? guest : keptExams(owner);
    const results = joinedResults(here.results, guest.results);
    setOwn({ goal: here.goal ?? guest.goal, results, known: null });
    if (owner === null) return;
    const gone = new AbortController();
    call("GET /profile/exams/", { signal: gone.signal }).then(
      (server) => {
        const waits = server.goal === null && guest.goal !== null ? guest.goal : null;
        setOwn({
          goal: server.goal ?? waits,
          results: joinedResults(server.results, results),
          known: server.known,
        });
        if (waits === null) return keepGoal(owner, server.goal);
        // The guest's day becomes the account's.
        setGoal(waits);
        keepGoal(null, null);
      },
      (error: unknown) => {
        if (!gone.signal.aborted) console.warn("Only what this browser keeps is shown", error);
      },
    );
    return () => gone.abort();
  }, [status, owner, setGoal]);

  return own && { ...own, failure, setGoal };
}
