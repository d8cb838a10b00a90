import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import type { GlossSlots } from "./gloss-slots.ts";
import type { GlossSource, GlossTarget } from "./gloss-source.ts";
import { type LoadedGloss, loadGloss } from "./load-gloss.ts";

type State = { status: "loading" } | { status: "error" } | ({ status: "ready" } & LoadedGloss);

/** The gloss itself; while its engine is fetched, a skeleton of it. */
export function GlossPanel({
  target,
  texts,
  ...slots
}: { target: GlossTarget; texts: readonly GlossSource[] } & GlossSlots) {
  const language = useLanguage();
  const [state, setState] = useState<State>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const shown = useDeferredValue(target);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the very reason to load again
  useEffect(() => {
    let isWanted = true;
    loadGloss(language).then(
      (loaded) => {
        // A tap is answered at once, by the frame; what is in it may take a moment longer.
        if (isWanted) startTransition(() => setState({ status: "ready", ...loaded }));
      },
      (error: unknown) => {
        console.warn("The gloss could not be loaded", error);
        if (isWanted) setState({ status: "error" });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language, attempt]);

  if (state.status === "loading") return <GlossSkeleton />;
  if (state.status === "error") {
    return (
      <div className="flex flex-col items-start gap-3 pe-12">
        <Notice kind="error">{m.gloss_failed()}</Notice>
        <Button
          look="secondary"
          onClick={() => {
            setState({ status: "loading" });
            setAttempt((count) => count + 1);
          }}
        >
          {m.try_again()}
        </Button>
      </div>
    );
  }
  const { Body, engine } = state;
  return <Body target={shown} texts={texts} engine={engine} {...slots} />;
}

function GlossSkeleton() {
  return (
    <div role="status" aria-label={m.gloss_loading()} className="flex flex-col gap-3">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-6 w-56" />
      <div className="flex gap-2 pt-1">
        <Skeleton className="h-14 w-24" />
        <Skeleton className="h-14 w-20" />
        <Skeleton className="h-14 w-20" />
      </div>
    </div>
  );
}
