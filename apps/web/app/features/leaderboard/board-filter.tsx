import { FilterLink } from "#app/components/ui/chip.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const boardFilters = ["all", "month", "week"] as const;
export type BoardFilterName = (typeof boardFilters)[number];

const names: Record<BoardFilterName, () => string> = {
  all: m.leaderboard_all,
  month: m.leaderboard_month,
  week: m.leaderboard_week,
};

/** The board asked for in an address; all time when it is none of ours. */
export function readBoardFilter(value: string | null): BoardFilterName {
  return boardFilters.find((one) => one === value) ?? "all";
}

/** Which time the board is of. Each is an address of its own, so a reload or a bookmark keeps it. */
export function BoardFilter({ chosen }: { chosen: BoardFilterName }) {
  return (
    <nav aria-label={m.leaderboard_filters()} className="flex flex-wrap gap-2">
      {boardFilters.map((filter) => (
        <FilterLink key={filter} to={paths.leaderboardPage(filter, 1)} chosen={filter === chosen}>
          {names[filter]()}
        </FilterLink>
      ))}
    </nav>
  );
}
