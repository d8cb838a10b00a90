import type { CachedUser } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { ActivityCalendar } from "./activity-calendar.tsx";
import { NextStep } from "./next-step.tsx";
import { OngoingCourses } from "./ongoing-courses.tsx";
import { PointsCurve } from "./points-curve.tsx";
import { StatCards } from "./stat-cards.tsx";
import { TopLearners } from "./top-learners.tsx";
import { Welcome } from "./welcome.tsx";
import { Year } from "./year.tsx";

/** Everything about one learner. What several parts of it show is asked for once. */
export function Dashboard({
  user,
  nextOnPath,
  achievements,
}: {
  user: CachedUser;
  /** The next step on the path, from the feature that knows it. */
  nextOnPath?: ReactNode;
  /** The learner's badges, from the feature that knows them. */
  achievements?: ReactNode;
}) {
  const stats = useCall("GET /profile/stats/");
  const courses = useCall("GET /profile/courses/");
  const activity = useCall("GET /profile/activity/");
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 pt-6 md:pt-10">
      <Welcome name={user.username}>
        <NextStep stats={stats} />
      </Welcome>
      {/* As tall as the card that comes: nothing below moves. */}
      <div className="min-h-80 sm:min-h-48">{nextOnPath}</div>
      <StatCards state={stats} />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <OngoingCourses state={courses} />
        <div className="flex flex-col gap-8">
          <TopLearners userId={user.id} />
          {achievements}
          <Year title={m.profile_curve()} state={activity}>
            {(days) => <PointsCurve days={days} />}
          </Year>
        </div>
      </div>
      <Year title={m.profile_activity()} state={activity}>
        {(days) => <ActivityCalendar days={days} />}
      </Year>
    </div>
  );
}
