import { metWordsLesson, type TaughtWord, type UnitMaterial } from "@tilashar/learning/session";
import { useEffect, useMemo, useState } from "react";
import { WordChips } from "#app/components/kazakh/word-chips.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { beginSession } from "./begin-session.ts";
import { forgetRun } from "./kept-run.ts";
import { Player } from "./player.tsx";
import { SessionOutcome } from "./session-outcome.tsx";
import { type SessionResult, sessionResult } from "./session-result.ts";
import type { SessionPlace } from "./subject.ts";
import { useSessionRun } from "./use-session-run.ts";

type Keeping = "under way" | "kept" | "failed";

interface MetWordsSessionProps {
  /** Of words that were met outside of the course. */
  material: UnitMaterial;
  title: string;
  /** The session has been played to its end; resolves to whether its words are kept. */
  onFinished: (words: readonly TaughtWord[]) => Promise<boolean>;
  /** The learner goes back to where the words were met. */
  onLeave: () => void;
}

/**
 * A session of the path's kinds about words of the learner's own. The server does not know them, so it
 * neither grades the session nor pays for it: what is learned of it is in the reviews.
 */
export default function MetWordsSession({
  material,
  title,
  onFinished,
  onLeave,
}: MetWordsSessionProps) {
  const place = useMemo<SessionPlace>(
    () => ({
      unit: material.id,
      subject: { what: "step", lesson: metWordsLesson, step: "meet-1" },
    }),
    [material.id],
  );
  const session = useSessionRun(place, () => beginSession(place, material));
  const { plan, run } = session;
  const isFinished = run.phase === "finished";
  const [keeping, setKeeping] = useState<Keeping>("under way");
  const result = useMemo(
    () => (isFinished ? sessionResult(plan, run, material) : null),
    [isFinished, plan, run, material],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the session ends
  useEffect(() => {
    if (result === null) return;
    forgetRun(place);
    void onFinished(result.words.map(({ word }) => word)).then((isKept) =>
      setKeeping(isKept ? "kept" : "failed"),
    );
  }, [result]);
  return (
    <div
      data-session-page=""
      className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pt-3 md:pt-6"
    >
      <h1 className="sr-only">{title}</h1>
      {result === null ? (
        <Player session={session} material={material} onLeave={onLeave} />
      ) : (
        <Ended result={result} keeping={keeping} onLeave={onLeave} />
      )}
    </div>
  );
}

/** Nobody is led away before the words are kept. */
function Ended({
  result,
  keeping,
  onLeave,
}: {
  result: SessionResult;
  keeping: Keeping;
  onLeave: () => void;
}) {
  const isPerfect = result.right === result.asked;
  return (
    <SessionOutcome
      pose={isPerfect ? "right" : "streak"}
      title={isPerfect ? m.session_end_perfect() : m.session_end()}
      result={result}
      note={keeping === "kept" ? m.mine_session_kept() : null}
    >
      <WordChips
        title={m.session_end_words()}
        words={result.words.map(({ word, missed }) => ({ ...word, missed }))}
      />
      <Button size="large" busy={keeping === "under way"} onClick={onLeave}>
        {m.mine_session_back()}
      </Button>
    </SessionOutcome>
  );
}
