import { lazy, Suspense } from "react";
import { WordsSkeleton } from "#app/features/words/words-skeleton.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

const WordsScreen = lazy(() => import("#app/features/words/words-screen.tsx"));

export const meta = () =>
  pageMeta(`${m.words_title()} · ${m.app_name()}`, m.words_lead(), { unlisted: true });

export default function Words() {
  const { status, user } = useSession();
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{m.words_title()}</h1>
      <p className="pt-2 pb-5 text-ink-soft md:text-lg">{m.words_lead()}</p>
      {status === "loading" ? (
        <WordsSkeleton />
      ) : (
        <Suspense fallback={<WordsSkeleton />}>
          <WordsScreen key={user?.id ?? "guest"} learner={user?.id ?? null} />
        </Suspense>
      )}
    </div>
  );
}
