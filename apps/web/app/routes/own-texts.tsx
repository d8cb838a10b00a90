import { lazy, Suspense } from "react";
import { OwnTextsSkeleton } from "#app/features/own-texts/own-texts-skeleton.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSession } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";

// The exercises, their rules and their judges come when words are learned.
const MetWordsSession = lazy(() => import("#app/features/session/met-words-session.tsx"));
const OwnFilm = lazy(() => import("#app/features/films/own-film.tsx"));
const OwnTextsScreen = lazy(() => import("#app/features/own-texts/own-texts-screen.tsx"));

export const meta = () => pageMeta(`${m.mine_title()} · ${m.app_name()}`, m.mine_lead());

/** What the learner has brought to read: a list, or with `#id` one text. It is known to this browser alone. */
export default function OwnTexts() {
  const { status, user } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col px-4 pt-4 md:pt-8">
      {status === "loading" ? (
        <OwnTextsSkeleton />
      ) : (
        <Suspense fallback={<OwnTextsSkeleton />}>
          <OwnTextsScreen
            key={user?.id ?? "guest"}
            owner={user?.id ?? 0}
            Session={MetWordsSession}
            Film={OwnFilm}
          />
        </Suspense>
      )}
    </div>
  );
}
