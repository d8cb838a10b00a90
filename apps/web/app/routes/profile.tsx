import { SignedIn } from "#app/components/layout/guards.tsx";
import { OngoingCourses } from "#app/features/profile/ongoing-courses.tsx";
import { StatCards } from "#app/features/profile/stat-cards.tsx";
import { TopLearners } from "#app/features/profile/top-learners.tsx";
import { Welcome } from "#app/features/profile/welcome.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () => pageMeta(`${m.profile_title()} · ${m.app_name()}`, m.profile_lead());

export default function Profile() {
  return (
    <SignedIn>
      {(user) => (
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 md:pt-10">
          <Welcome name={user.username} />
          <StatCards />
          <div className="grid gap-8 md:grid-cols-[1.6fr_1fr]">
            <OngoingCourses />
            <TopLearners userId={user.id} />
          </div>
        </div>
      )}
    </SignedIn>
  );
}
