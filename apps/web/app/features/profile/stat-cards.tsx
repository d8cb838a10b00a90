import type { ProfileStats } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Ring } from "#app/components/ui/progress.tsx";
import { ShareButton } from "#app/components/ui/share-button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { CallState } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const gridClass = "grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4";

/** Points, lessons, streak and level at a glance. */
export function StatCards({ state }: { state: CallState<ProfileStats> }) {
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
        note={
          stats.longestStreak > 0 && (
            <>
              {m.profile_longest_streak({ count: stats.longestStreak })}
              {stats.streakDays > 1 && (
                <span className="-ms-5 block">
                  <ShareButton
                    look="quiet"
                    title={m.app_name()}
                    text={m.share_streak({ count: stats.streakDays })}
                    path={paths.home}
                  >
                    {m.share_result_button()}
                  </ShareButton>
                </span>
              )}
            </>
          )
        }
      />
      <LevelCard level={stats.proficiency?.level ?? null} />
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
  value: number;
  note?: ReactNode;
  reward?: boolean;
}) {
  return (
    <Card className="flex min-h-28 flex-col-reverse justify-end gap-0.5 p-4">
      {note && <dd className="text-sm text-ink-soft">{note}</dd>}
      <dt className="leading-tight text-ink-soft">{label}</dt>
      <dd className="text-3xl font-extrabold">
        {reward && value > 0 ? (
          <span className="rounded-tile bg-sun px-2 text-on-sun">{value}</span>
        ) : (
          value
        )}
      </dd>
    </Card>
  );
}

const levelShare = { A: 1 / 3, B: 2 / 3, C: 1 };

/** The level's letter in a ring that is full at C. */
function LevelCard({ level }: { level: "A" | "B" | "C" | null }) {
  return (
    <Card className="relative flex min-h-28 flex-col p-4">
      <dt className="leading-tight text-ink-soft">{m.profile_level()}</dt>
      {level === null ? (
        <dd className="text-sm text-ink-soft">
          {m.profile_level_unknown()}
          <TextLink to={paths.proficiencyTest} className="flex min-h-11 items-center">
            {m.profile_find_level()}
          </TextLink>
        </dd>
      ) : (
        <dd className="absolute inset-y-0 end-3 my-auto size-24 max-sm:static max-sm:self-center">
          <Link to={paths.proficiencyTest} className="block rounded-full">
            <Ring value={levelShare[level]} label={m.profile_level_label({ letter: level })}>
              {level}
            </Ring>
          </Link>
        </dd>
      )}
    </Card>
  );
}
