import type { LessonSummary } from "@tilashar/contracts";
import { memo, startTransition, useEffect, useState } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";
import { LessonCard } from "./lesson-card.tsx";

/** As many as a visitor can reach before the application has started: the document stays small. */
const atFirst = 24;
const coversInSight = 4;

const Card = memo(LessonCard);

/** Known only in a browser: effects never run on the server. */
let hasStarted = false;

interface LessonListProps {
  lessons: readonly LessonSummary[];
  /** Draw all of them from the start. */
  whole: boolean;
  /** A page with all of them, for whoever has no scripts. */
  wholePath: string;
}

/**
 * The cards of `lessons`. A page from the server holds the first ones; the others follow as soon as the
 * application runs, a few at a time, so that it answers meanwhile.
 */
export function LessonList({ lessons, whole, wholePath }: LessonListProps) {
  const [drawn, setDrawn] = useState(hasStarted || whole ? Number.POSITIVE_INFINITY : atFirst);
  const isShortened = drawn < lessons.length;
  useEffect(() => {
    hasStarted = true;
    // The next few; when none is left, a longer list that is chosen later is drawn at once.
    const next = isShortened ? drawn + atFirst : Number.POSITIVE_INFINITY;
    startTransition(() => setDrawn(next));
  }, [isShortened, drawn]);

  return (
    <>
      <ul className="grid grid-cols-1 gap-4 pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {lessons.slice(0, drawn).map((lesson, index) => (
          <li key={lesson.id} className={index < coversInSight ? undefined : "below-fold"}>
            <Card lesson={lesson} first={index < coversInSight} />
          </li>
        ))}
      </ul>
      {isShortened && (
        <p className="flex justify-center pt-6">
          <ButtonLink to={wholePath} look="secondary" prefetch="none">
            {m.lessons_show_all()}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
