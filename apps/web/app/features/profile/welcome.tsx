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
    <header className="flex items-center gap-4">
      <Barys pose="hello" className="size-18 shrink-0 md:size-24" />
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl break-words md:text-4xl">{m.profile_welcome({ name })}</h1>
        <p className="min-h-6 text-ink-soft md:text-lg">{today !== null && remark}</p>
      </div>
    </header>
  );
}
