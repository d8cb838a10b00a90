import type { ProfileStats } from "@tilashar/contracts";
import { Barys } from "#app/components/barys/barys.tsx";
import type { CallState } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";

/** The learner's name, and how today stands. */
export function Welcome({ name, stats }: { name: string; stats: CallState<ProfileStats> }) {
  const today = stats.status === "ready" ? stats.answer : null;
  const remark = today?.todayDone
    ? m.profile_next_done()
    : today !== null && today.streakDays > 0
      ? m.profile_next_streak()
      : m.profile_lead();
  return (
    <header className="flex items-center gap-3 md:gap-4">
      <Barys pose="hello" className="size-16 shrink-0 md:size-24" />
      <div className="min-w-0 flex-1">
        <h1 className="text-xl break-words sm:text-2xl md:text-4xl">
          {m.profile_welcome({ name })}
        </h1>
        <p className="mt-1 min-h-5 text-sm text-ink-soft sm:min-h-6 sm:text-base md:text-lg">
          {today !== null && remark}
        </p>
      </div>
    </header>
  );
}
