import type { LeaderboardEntry } from "@tilashar/contracts";
import { Part } from "#app/components/layout/part.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const asked = { query: { filter: "all", limit: 5 } } as const;
const shownRanks = 3;

/** Ranks 1 to 3 of all time; equal points share a rank, so there can be more than three rows. */
export function TopLearners({ userId }: { userId: number }) {
  const state = useCall("GET /profile/leaderboard/", asked);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl md:text-2xl">{m.profile_top()}</h2>
        <TextLink to={paths.leaderboard} className="inline-flex min-h-11 items-center">
          {m.profile_view_all()}
        </TextLink>
      </div>
      <Part
        state={state}
        skeleton={<Skeleton className="h-48" />}
        failure={m.error_fetch_leaderboard()}
      >
        {(entries) => (
          <Podium entries={entries.filter(({ rank }) => rank <= shownRanks)} userId={userId} />
        )}
      </Part>
    </section>
  );
}

function Podium({ entries, userId }: { entries: readonly LeaderboardEntry[]; userId: number }) {
  if (entries.every(({ total_points }) => total_points === 0)) {
    return <p className="text-ink-soft">{m.profile_top_empty()}</p>;
  }
  return (
    <Card className="overflow-hidden">
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={classNames(
              "flex min-h-14 items-center gap-3 px-4 py-2 not-last:border-b-2 not-last:border-stitch",
              entry.id === userId && "bg-sky-wash",
            )}
          >
            <span
              className={classNames(
                "flex size-8 shrink-0 items-center justify-center rounded-full font-extrabold",
                entry.rank === 1 ? "bg-sun text-on-sun" : "bg-felt-sunk",
              )}
            >
              <span className="sr-only">{m.profile_rank()} </span>
              {entry.rank}
            </span>
            <Avatar id={entry.id} name={entry.username} src={entry.avatar} />
            <span className="min-w-0 flex-1 truncate font-semibold">
              {entry.username}
              {entry.id === userId && (
                <span className="font-normal text-ink-soft"> {m.profile_you()}</span>
              )}
            </span>
            <span className="font-bold whitespace-nowrap">
              {m.points_count({ count: entry.total_points })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
