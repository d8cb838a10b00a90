import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { keepSession } from "./keep-session.ts";
import { type LoadedSession, loadSession } from "./load-session.ts";
import { Player } from "./player.tsx";
import { SessionEnd } from "./session-end.tsx";
import { type SessionResult, sessionResult } from "./session-result.ts";
import { SessionSkeleton } from "./session-skeleton.tsx";
import type { SessionPlace } from "./subject.ts";
import { useSessionRun } from "./use-session-run.ts";

/** A session from what it is made of to its end. */
export default function SessionScreen({ title, place }: { title: string; place: SessionPlace }) {
  const [state, setState] = useState<LoadedSession | { error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to load again
  useEffect(() => {
    let isHere = true;
    loadSession(place.unit).then(
      (loaded) => isHere && setState(loaded),
      (error: unknown) => isHere && setState({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [place, attempt]);

  if (state === null) return <SessionSkeleton title={title} />;
  if ("error" in state) {
    return (
      <EmptyState
        pose="thinking"
        title={m.session_failed()}
        action={
          <Button
            onClick={() => {
              setState(null);
              setAttempt(attempt + 1);
            }}
          >
            {m.try_again()}
          </Button>
        }
      >
        {failureText(state.error, m.session_failed_text())}
      </EmptyState>
    );
  }
  return <Session place={place} {...state} />;
}

function Session({ place, material, path }: { place: SessionPlace } & LoadedSession) {
  const navigate = useNavigate();
  const session = useSessionRun(place, material);
  const { plan, run, kept } = session;
  const [isKept, setKept] = useState(false);
  const isFinished = run.phase === "finished";
  const result = useMemo<SessionResult | null>(
    () => (isFinished ? sessionResult(plan, run, material) : null),
    [isFinished, plan, run, material],
  );

  // Its end is shown when nothing can take it away any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when the session ends
  useEffect(() => {
    if (result !== null) void keepSession(place, kept, result.passed).then(() => setKept(true));
  }, [result]);

  if (result !== null) return isKept && <SessionEnd place={place} result={result} path={path} />;
  const back = place.subject.what === "step" ? paths.lesson(place.subject.lesson) : paths.lessons;
  return <Player session={session} material={material} onLeave={() => void navigate(back)} />;
}
