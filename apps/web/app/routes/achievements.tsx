import { SignedIn } from "#app/components/layout/guards.tsx";
import { AchievementGrid } from "#app/features/achievements/achievement-grid.tsx";
import { AchievementStats } from "#app/features/achievements/achievement-stats.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.achievements_title()} · ${m.app_name()}`, m.achievements_lead());

export default function Achievements() {
  return (
    <SignedIn>
      {() => (
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 md:pt-10">
          <header className="flex flex-col gap-2">
            <h1 className="text-2xl md:text-4xl">{m.achievements_title()}</h1>
            <p className="text-ink-soft">{m.achievements_lead()}</p>
          </header>
          <AchievementStats />
          <AchievementGrid />
        </div>
      )}
    </SignedIn>
  );
}
