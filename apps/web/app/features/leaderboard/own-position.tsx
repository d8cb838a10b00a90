import type { LeaderboardEntry } from "@tilashar/contracts";
import { useMemo } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { BoardFilterName } from "./board-filter.tsx";
import { Learner, Rank } from "./learner-row.tsx";
import { pageSize } from "./page-size.ts";

/** The learner's own place on a board, and who stands right above and below. */
export function OwnPosition({ filter }: { filter: BoardFilterName }) {
  const asked = useMemo(() => ({ query: { filter } }), [filter]);
  const position = useCall("GET /profile/leaderboard/user_position/", asked);
  const neighbours = useCall("GET /profile/leaderboard/neighbours/", asked);
  return (
    <section aria-label={m.leaderboard_own()}>
      <Card stitched className="flex flex-col gap-4 p-5">
        <Part
          state={position}
          skeleton={<Skeleton className="h-16" />}
          failure={m.leaderboard_error_position()}
        >
          {(own) => <Place own={own} />}
        </Part>
        {neighbours.status === "loading" && <Skeleton className="h-36" />}
        {neighbours.status === "ready" && position.status === "ready" && (
          <Around entries={neighbours.answer} own={position.answer} />
        )}
        <p className="text-sm text-ink-soft">
          {m.leaderboard_privacy()}{" "}
          <TextLink to={paths.settings}>{m.leaderboard_settings_link()}</TextLink>
        </p>
      </Card>
    </section>
  );
}

function Place({ own }: { own: LeaderboardEntry }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar id={own.id} name={own.username} src={own.avatar} className="size-14 text-2xl" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base text-ink-soft">{m.leaderboard_own()}</h2>
        <p className="text-3xl font-extrabold">{own.rank}</p>
      </div>
      <p
        className={classNames(
          "rounded-tile px-3 py-1 font-bold whitespace-nowrap",
          own.total_points > 0 ? "bg-sun text-on-sun" : "bg-felt-sunk",
        )}
      >
        {m.points_count({ count: own.total_points })}
      </p>
    </div>
  );
}

function Around({ entries, own }: { entries: readonly LeaderboardEntry[]; own: LeaderboardEntry }) {
  const next = entries.findLast(({ total_points }) => total_points > own.total_points);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {own.total_points === 0
          ? m.leaderboard_no_points()
          : next === undefined
            ? m.leaderboard_first()
            : m.leaderboard_gap({ count: next.total_points - own.total_points })}
      </p>
      {entries.length > 1 && (
        // On a phone the first page of the board stands right below, with the same people.
        <div className={classNames("flex flex-col gap-3", own.rank <= pageSize && "max-md:hidden")}>
          <h3 className="text-sm text-ink-soft">{m.leaderboard_around()}</h3>
          <ol>
            {entries.map((entry) => (
              <li
                key={entry.id}
                className={classNames(
                  "flex items-center gap-3 rounded-tile px-2 py-1.5",
                  entry.id === own.id && "bg-sky-wash",
                )}
              >
                <Rank entry={entry} />
                <span className="min-w-0 flex-1">
                  <Learner entry={entry} own={entry.id === own.id} />
                </span>
                <span className="font-bold tabular-nums">{entry.total_points}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
