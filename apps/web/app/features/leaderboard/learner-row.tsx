import type { LeaderboardEntry } from "@tilashar/contracts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { m } from "#app/paraglide/messages.js";

/** A rank; the first of a board that has points wears the sun. */
export function Rank({ entry: { rank, total_points } }: { entry: LeaderboardEntry }) {
  return (
    <span
      className={classNames(
        "inline-flex h-8 min-w-8 items-center justify-center rounded-full px-2 font-extrabold",
        rank === 1 && total_points > 0 ? "bg-sun text-on-sun" : "bg-felt-sunk",
      )}
    >
      {rank}
    </span>
  );
}

/** A learner's picture and name; one's own is marked in words, too. */
export function Learner({ entry, own }: { entry: LeaderboardEntry; own: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2 sm:gap-3">
      <Avatar id={entry.id} name={entry.username} src={entry.avatar} />
      <span className="min-w-0 font-semibold break-words">
        {entry.username}
        {own && <span className="font-normal text-ink-soft"> ({m.leaderboard_you()})</span>}
      </span>
    </span>
  );
}
