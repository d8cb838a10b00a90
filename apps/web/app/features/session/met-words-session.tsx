import { metWordsLesson, type TaughtWord, type UnitMaterial } from "@tilashar/learning/session";
import { useEffect, useMemo, useRef, useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { forgetRun } from "./kept-run.ts";
import { meaningLanguage } from "./parts/meaning.tsx";
import { Player } from "./player.tsx";
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
  const session = useSessionRun(place, material);
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
  const into = meaningLanguage(useLanguage());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { right, asked, words } = result;
  return (
    <div className="flex flex-1 animate-rise flex-col items-center gap-5 pt-4 pb-6 text-center">
      <Barys pose={right === asked ? "right" : "streak"} className="size-36 sm:size-44" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {right === asked ? m.session_end_perfect() : m.session_end()}
      </h2>
      {asked > 0 && <p className="text-lg">{m.session_end_right({ right, total: asked })}</p>}
      <p className={classNames("max-w-md text-ink-soft", keeping !== "kept" && "invisible")}>
        {m.mine_session_kept()}
      </p>
      <ul aria-label={m.session_end_words()} className="flex flex-wrap justify-center gap-2">
        {words.map(({ word, missed }) => (
          <li
            key={word.id}
            className={classNames(
              "flex items-center gap-1 rounded-full border-2 bg-felt-raised ps-4",
              missed ? "border-pomegranate" : "border-stitch",
            )}
          >
            <span className="flex flex-col py-1 text-start leading-tight">
              <KazakhWord word={word.kz} harmony className="text-lg" />
              <span lang={into} className="text-sm text-ink-soft">
                {word.meaning[into]}
                {missed && <span className="sr-only"> ({m.session_end_missed()})</span>}
              </span>
            </span>
            <SayButton text={word.kz} />
          </li>
        ))}
      </ul>
      <Button size="large" busy={keeping === "under way"} onClick={onLeave}>
        {m.mine_session_back()}
      </Button>
    </div>
  );
}
