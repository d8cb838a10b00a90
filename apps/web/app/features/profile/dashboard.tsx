import type { CachedUser } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { ActivityCalendar } from "./activity-calendar.tsx";
import { isFirstFortnight, pointDays } from "./activity-grid.ts";
import { CardSection } from "./card-section.tsx";
import { NextStep } from "./next-step.tsx";
import { OngoingCourses } from "./ongoing-courses.tsx";
import { fewestPointDays, PointsCurve } from "./points-curve.tsx";
import { StatCards } from "./stat-cards.tsx";
import { TopLearners } from "./top-learners.tsx";
import { WeekCircles } from "./week-circles.tsx";
import { Welcome } from "./welcome.tsx";
import { WordsByStrength } from "./words-by-strength.tsx";

/** Everything about one learner. What several parts of it show is asked for once. */
export function Dashboard({
  user,
  question,
  achievements,
}: {
  user: CachedUser;
  /** What is asked of the learner, if anything, below the next step. */
  question?: ReactNode;
  /** The learner's badges, from the feature that knows them. */
  achievements?: ReactNode;
}) {
  const stats = useCall("GET /profile/stats/");
  const courses = useCall("GET /profile/courses/");
  const activity = useCall("GET /profile/activity/");
  const days = activity.status === "ready" ? activity.answer : [];
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 pt-4 sm:gap-8 sm:pt-6 md:pt-10">
      <Welcome name={user.username} stats={stats} />
      <NextStep />
      {question}
      <StatCards state={stats} />
      {/* Columns of equal height, whatever there is: no card leaves a hole beside it. */}
      <div className="gap-8 md:columns-2 [&>*]:mb-8 [&>*]:break-inside-avoid">
        <CardSection title={m.profile_week()}>
          <Part
            state={activity}
            skeleton={<Skeleton className="h-16" />}
            failure={m.profile_error_activity()}
          >
            {(year) => <WeekCircles days={year} />}
          </Part>
        </CardSection>
        <CardSection title={m.profile_words()}>
          <Part
            state={stats}
            skeleton={<Skeleton className="h-36" />}
            failure={m.error_fetch_stats()}
          >
            {({ words }) => <WordsByStrength words={words} />}
          </Part>
        </CardSection>
        <OngoingCourses state={courses} />
        {achievements}
        <TopLearners userId={user.id} />
        {pointDays(days) >= fewestPointDays && (
          <CardSection title={m.profile_curve()}>
            <PointsCurve days={days} />
          </CardSection>
        )}
      </div>
      {activity.status === "ready" && !isFirstFortnight(days) && (
        <CardSection title={m.profile_activity()}>
          <ActivityCalendar days={days} />
        </CardSection>
      )}
    </div>
  );
}
