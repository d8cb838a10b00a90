import { SignedIn } from "#app/components/layout/guards.tsx";
import { ConfirmReminder } from "#app/features/account/confirm-reminder.tsx";
import { AchievementStrip } from "#app/features/achievements/achievement-strip.tsx";
import { Dashboard } from "#app/features/profile/dashboard.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () => pageMeta(`${m.profile_title()} · ${m.app_name()}`, m.profile_lead());

export default function Profile() {
  return (
    <SignedIn>
      {(user) => (
        <Dashboard
          user={user}
          question={<ConfirmReminder email={user.email} />}
          achievements={<AchievementStrip />}
        />
      )}
    </SignedIn>
  );
}
