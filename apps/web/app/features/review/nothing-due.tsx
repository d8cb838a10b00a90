import { isVacation, makeQueue } from "@tilashar/learning/review";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { NothingYet } from "./nothing-yet.tsx";
import { type RunningReview, toCard } from "./review-session.ts";

/** There is nothing to ask: nothing yet, nothing on vacation, or nothing more today. */
export function NothingDue({
  review,
  onPractice,
}: {
  review: RunningReview;
  onPractice: () => void;
}) {
  const language = useLanguage();
  const { total, plan } = review.opened;
  if (total === 0) return <NothingYet />;
  const { vacation } = plan.settings;
  const waiting = waitingForTomorrow(review);
  const [title, text]: [string, ReactNode] =
    vacation !== null && isVacation(plan.day, vacation)
      ? [
          m.review_vacation_now(),
          m.review_vacation_until_day({ date: dayText(vacation.until, language) }),
        ]
      : waiting > 0
        ? [m.review_share_done(), m.review_share_text({ count: waiting })]
        : [m.review_nothing_due(), m.review_nothing_due_text()];
  return (
    <EmptyState
      pose="streak"
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.lessons}>{m.review_to_lessons()}</ButtonLink>
          <Button look="secondary" onClick={onPractice}>
            {m.review_practice()}
          </Button>
        </div>
      }
    >
      {text}{" "}
      <Link to={paths.words} className="font-semibold text-sky underline underline-offset-4">
        {m.review_to_words()}
      </Link>
    </EmptyState>
  );
}

/** Cards that only the day's limits keep back, as far as this device knows. */
function waitingForTomorrow({ opened: { items, plan } }: RunningReview): number {
  const none = { fresh: 0, reviews: 0 };
  const all = { newPerDay: items.length, reviewsPerDay: items.length };
  return makeQueue(items.map(toCard), {
    now: Date.now(),
    zone: plan.timezone,
    settings: { ...plan.settings, ...all },
    done: none,
  }).length;
}
