import { NextStepCard } from "#app/components/resource/next-step-card.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The next step on the home page; each part keeps its place while it is not known. */
export function ContinueCard({
  to,
  cover,
  unit,
  title,
  step,
  due = 0,
}: {
  to: string;
  cover?: string | null;
  unit?: string | undefined;
  title?: string;
  step?: string;
  /** Reviews that wait. */
  due?: number;
}) {
  return (
    <section aria-label={m.path_next()}>
      <NextStepCard layout="above" cover={cover} over={unit} title={title} detail={step}>
        <ButtonLink to={to} size="large" className="w-full">
          {m.path_continue()}
        </ButtonLink>
        {/* It is there before the number is known: nothing moves when that comes. */}
        <ButtonLink to={paths.review} look="quiet" className="w-full">
          {due > 0 ? m.home_due({ count: due }) : m.review_nav()}
        </ButtonLink>
      </NextStepCard>
    </section>
  );
}
