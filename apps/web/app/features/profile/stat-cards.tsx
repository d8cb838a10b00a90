import type { ProfileStats } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { Part } from "./part.tsx";

const gridClass = "grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4";

/** Points, lessons, streak and level at a glance. */
export function StatCards() {
  const state = useCall("GET /profile/stats/");
  const skeleton = (
    <div className={gridClass}>
      {["points", "lessons", "streak", "level"].map((name) => (
        <Skeleton key={name} className="h-28" />
      ))}
    </div>
  );
  return (
    <section aria-label={m.profile_stats()}>
      <Part state={state} skeleton={skeleton} failure={m.error_fetch_stats()}>
        {(stats) => <Stats stats={stats} />}
      </Part>
    </section>
  );
}

function Stats({ stats }: { stats: ProfileStats }) {
  return (
    <dl className={gridClass}>
      <Stat label={m.profile_points()} value={stats.totalPoints} reward />
      <Stat label={m.profile_lessons_completed()} value={stats.lessonsCompleted} />
      <Stat
        label={m.profile_streak()}
        value={stats.streakDays}
        note={stats.longestStreak > 0 && m.profile_longest_streak({ count: stats.longestStreak })}
      />
      <Stat
        label={m.profile_level()}
        value={stats.proficiency?.level ?? "–"}
        note={stats.proficiency === null && m.profile_level_unknown()}
      />
    </dl>
  );
}

function Stat({
  label,
  value,
  note,
  reward = false,
}: {
  label: string;
  value: number | string;
  note?: ReactNode;
  reward?: boolean;
}) {
  return (
    <Card className="flex min-h-28 flex-col-reverse justify-end gap-0.5 p-4">
      {note && <dd className="text-sm text-ink-soft">{note}</dd>}
      <dt className="leading-tight text-ink-soft">{label}</dt>
      <dd className="text-3xl font-extrabold">
        {reward ? <span className="rounded-tile bg-sun px-2 text-on-sun">{value}</span> : value}
      </dd>
    </Card>
  );
}
