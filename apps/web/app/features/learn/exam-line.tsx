import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The way to the examinations. The card as a whole is the link. */
export function ExamLine() {
  return (
    <Card className="group relative mt-4 flex items-center gap-4 p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:px-6 md:mt-6">
      <Icon name="flag" className="size-9 text-sky max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg md:text-xl">
          <Link
            to={paths.exams}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {m.exam_learn_line()}
          </Link>
        </h2>
        <p className="text-ink-soft">{m.exam_learn_text()}</p>
      </div>
      <Icon name="forward" className="size-6 text-sky" />
    </Card>
  );
}
