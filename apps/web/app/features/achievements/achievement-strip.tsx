import type { Achievement } from "@tilashar/contracts";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { Distance } from "./achievement-card.tsx";
import { latestEarned, nearestAhead } from "./achievement-order.ts";

const shownEarned = 4;

/** For the dashboard: the badges earned last, and the one that is nearest. */
export function AchievementStrip() {
  const state = useCall("GET /profile/achievements/");
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl md:text-2xl">{m.achievements_title()}</h2>
        <TextLink to={paths.achievements}>{m.achievements_see_all()}</TextLink>
      </div>
      <Part state={state} skeleton={<Skeleton className="h-40" />} failure={m.achievements_error()}>
        {(achievements) => <Strip achievements={achievements} />}
      </Part>
    </section>
  );
}

function Strip({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = latestEarned(achievements).slice(0, shownEarned);
  const next = nearestAhead(achievements)[0];
  return (
    <Card className="flex flex-col gap-4 p-4">
      {earned.length > 0 && (
        <ul aria-label={m.achievements_latest()} className="flex flex-wrap gap-3">
          {earned.map(({ id, title, badge_icon }) => (
            <li key={id}>
              <img src={badge_icon} alt={title} title={title} width={64} height={64} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <div className="flex items-center gap-3">
          <img
            src={next.badge_icon}
            alt=""
            width={56}
            height={56}
            className="size-14 shrink-0 opacity-45 grayscale"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <p className="text-sm text-ink-soft">{m.achievements_next()}</p>
            <h3 className="text-base leading-tight">{next.title}</h3>
            <p className="text-sm leading-snug text-ink-soft">{next.description}</p>
            <Distance {...next.progress} title={next.title} />
          </div>
        </div>
      )}
    </Card>
  );
}
