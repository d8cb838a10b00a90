import type { FirstWord, Path } from "@tilashar/contracts";
import type { UnitMaterial } from "@tilashar/learning/session";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { afterFrame } from "#app/lib/after-frame.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { type BegunSession, beginSession } from "./begin-session.ts";
import { keepSession } from "./keep-session.ts";
import { hasBegun } from "./kept-run.ts";
import { loadJudging } from "./load-judging.ts";
import { loadMaterial } from "./load-material.ts";
import { loadPathOfSession } from "./load-path-of-session.ts";
import { Player } from "./player.tsx";
import { SessionSkeleton } from "./session-skeleton.tsx";
import type { SessionPlace } from "./subject.ts";
import { useSessionRun } from "./use-session-run.ts";

interface Loaded {
  material: UnitMaterial;
  begun: BegunSession;
}

/** A session from what it is made of to its end. */
export function SessionScreen({
  title,
  place,
  firstWord,
}: {
  title: string;
  place: SessionPlace;
  firstWord: FirstWord | null;
}) {
  const [state, setState] = useState<Loaded | { error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to load again
  useEffect(() => {
    let isHere = true;
    loadMaterial(place.unit)
      .then((material) => {
        if (!isHere) return;
        const begun = beginSession(place, material);
        // To plan and to draw are long for a slow phone: what a hand does comes between them.
        setTimeout(() => isHere && setState({ material, begun }));
      })
      .catch((error: unknown) => isHere && setState({ error }));
    return () => {
      isHere = false;
    };
  }, [place, attempt]);

  if (state === null)
    return <SessionSkeleton title={title} firstWord={hasBegun(place) ? null : firstWord} />;
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
  return <Session place={place} material={state.material} begun={state.begun} />;
}

function Session({ place, material, begun }: { place: SessionPlace } & Loaded) {
  const navigate = useNavigate();
  const session = useSessionRun(place, () => begun);
  const { plan, run, kept } = session;
  const [end, setEnd] = useState<ReactNode>(null);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== null) throw failure;
  const isFinished = run.phase === "finished";
  // Asked for behind the first item: the network may be gone at the end.
  const path = useRef<Promise<Path | null> | null>(null);
  useEffect(() => {
    afterFrame(() => {
      path.current = loadPathOfSession();
    });
  }, []);

  // Its end is shown when nothing can take it away any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once, when the session ends
  useEffect(() => {
    if (!isFinished) return;
    const finish = async () => {
      const { SessionEnd, sessionResult } = await loadJudging();
      const result = sessionResult(plan, run, material);
      const [known] = await Promise.all([path.current, keepSession(place, kept, result)]);
      setEnd(
        <SessionEnd place={place} result={result} path={known ?? (await loadPathOfSession())} />,
      );
    };
    finish().catch(setFailure);
  }, [isFinished]);

  if (isFinished) return end;
  const back = place.subject.what === "step" ? paths.lesson(place.subject.lesson) : paths.lessons;
  return <Player session={session} material={material} onLeave={() => void navigate(back)} />;
}
