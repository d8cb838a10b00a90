import type { LeaderboardEntry } from "@tilashar/contracts";
import { useMemo } from "react";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { BoardFilterName } from "./board-filter.tsx";
import { Learner, Rank } from "./learner-row.tsx";
import { pageSize } from "./page-size.ts";

interface BoardProps {
  filter: BoardFilterName;
  /** The first is 1. */
  page: number;
  userId: number;
}

/** One page of a board. Give it a `key` of filter and page: another page is another table. */
export function BoardTable({ filter, page, userId }: BoardProps) {
  // One row more than is shown tells whether there is a next page.
  const asked = useMemo(
    () => ({ query: { filter, limit: pageSize + 1, offset: (page - 1) * pageSize } }),
    [filter, page],
  );
  const state = useCall("GET /profile/leaderboard/", asked);
  if (state.status === "loading") return <Skeleton className="h-160 rounded-card" />;
  if (state.status === "error") return <BoardFailure error={state.error} />;
  const entries = state.answer.slice(0, pageSize);
  if (page === 1 && entries.every(({ total_points }) => total_points === 0)) return <EmptyBoard />;
  return (
    <div className="flex flex-col gap-4">
      {entries.length > 0 && <Rows entries={entries} userId={userId} />}
      <nav aria-label={m.leaderboard_pages()} className="flex flex-wrap justify-between gap-3">
        {page > 1 && (
          <ButtonLink to={paths.leaderboardPage(filter, page - 1)} look="secondary">
            <Icon name="back" className="size-5" />
            {m.leaderboard_previous()}
          </ButtonLink>
        )}
        {state.answer.length > pageSize && (
          <ButtonLink
            to={paths.leaderboardPage(filter, page + 1)}
            look="secondary"
            className="ms-auto"
          >
            {m.leaderboard_next()}
            <Icon name="forward" className="size-5" />
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

function Rows({ entries, userId }: { entries: readonly LeaderboardEntry[]; userId: number }) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{m.leaderboard_title()}</caption>
        <thead className="border-b-2 border-stitch text-sm text-ink-soft">
          <tr>
            <th scope="col" className="w-19 px-3 py-2 text-start font-semibold sm:w-28 sm:px-5">
              {m.leaderboard_rank()}
            </th>
            <th scope="col" className="px-2 py-2 text-start font-semibold">
              {m.leaderboard_learner()}
            </th>
            <th scope="col" className="w-22 px-3 py-2 text-end font-semibold sm:w-28 sm:px-5">
              {m.leaderboard_points()}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr
              key={entry.id}
              className={classNames(
                "border-stitch not-last:border-b",
                entry.id === userId && "bg-sky-wash",
              )}
            >
              <td className="px-3 py-2 sm:px-5">
                <Rank entry={entry} />
              </td>
              <td className="px-2 py-2">
                <span className="flex items-center justify-between gap-1">
                  <Learner entry={entry} own={entry.id === userId} />
                  {entry.id !== userId && (
                    <ReportFlag
                      kind="person"
                      subject={entry.id}
                      quote={entry.username}
                      className="max-sm:-mx-3"
                    />
                  )}
                </span>
              </td>
              <td className="px-3 py-2 text-end font-bold tabular-nums sm:px-5">
                {entry.total_points}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function EmptyBoard() {
  return (
    <EmptyState
      title={m.leaderboard_empty()}
      action={<ButtonLink to={paths.lessons}>{m.leaderboard_choose_lesson()}</ButtonLink>}
    >
      {m.leaderboard_empty_text()}
    </EmptyState>
  );
}

/** The sentence is always this one; what the server said stands below it. */
function BoardFailure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <EmptyState
        pose="wrong"
        title={m.leaderboard_error()}
        action={<Button onClick={() => location.reload()}>{m.try_again()}</Button>}
      >
        {failureText(error, "")}
      </EmptyState>
    </div>
  );
}
