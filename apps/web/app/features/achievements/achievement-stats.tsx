import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";

const gridClass = "grid grid-cols-3 gap-3 md:gap-4";

/** How many are earned, how many there are, and what share that is. */
export function AchievementStats() {
  const state = useCall("GET /profile/achievements/stats/");
  const skeleton = (
    <div className={gridClass}>
      {["total", "available", "rate"].map((name) => (
        <Skeleton key={name} className="h-24" />
      ))}
    </div>
  );
  return (
    <section aria-label={m.achievements_stats()}>
      <Part state={state} skeleton={skeleton} failure={m.achievements_error_stats()}>
        {({ total, available, completionRate }) => (
          <dl className={gridClass}>
            <Stat label={m.achievements_total()} value={String(total)} reward={total > 0} />
            <Stat label={m.achievements_available()} value={String(available)} />
            <Stat label={m.achievements_rate()} value={`${completionRate}%`} />
          </dl>
        )}
      </Part>
    </section>
  );
}

function Stat({
  label,
  value,
  reward = false,
}: {
  label: string;
  value: string;
  reward?: boolean;
}) {
  return (
    <Card className="flex min-h-24 flex-col-reverse justify-end gap-0.5 p-3 md:p-4">
      <dt className="text-sm leading-tight text-ink-soft md:text-base">{label}</dt>
      <dd className="text-2xl font-extrabold md:text-3xl">
        {reward ? <span className="rounded-tile bg-sun px-2 text-on-sun">{value}</span> : value}
      </dd>
    </Card>
  );
}
