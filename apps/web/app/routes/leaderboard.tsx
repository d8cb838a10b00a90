import { useSearchParams } from "react-router";
import { SignedIn } from "#app/components/layout/guards.tsx";
import { BoardFilter, readBoardFilter } from "#app/features/leaderboard/board-filter.tsx";
import { BoardTable } from "#app/features/leaderboard/board-table.tsx";
import { OwnPosition } from "#app/features/leaderboard/own-position.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.leaderboard_title()} · ${m.app_name()}`, m.leaderboard_lead(), { unlisted: true });

/** The page of a board asked for in an address; the first when it is no number of ours. */
function readPage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

export default function Leaderboard() {
  const [search] = useSearchParams();
  const filter = readBoardFilter(search.get("filter"));
  const page = readPage(search.get("page"));
  return (
    <SignedIn>
      {(user) => (
        <div className="mx-auto w-full max-w-6xl px-4 pt-6 md:pt-10">
          <h1 className="text-3xl md:text-4xl">{m.leaderboard_title()}</h1>
          <p className="pt-2 pb-5 text-ink-soft md:text-lg">{m.leaderboard_lead()}</p>
          <BoardFilter chosen={filter} />
          <div className="grid grid-cols-1 items-start gap-6 pt-5 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <div className="md:order-2">
              <OwnPosition key={filter} filter={filter} />
            </div>
            <BoardTable key={`${filter} ${page}`} filter={filter} page={page} userId={user.id} />
          </div>
        </div>
      )}
    </SignedIn>
  );
}
