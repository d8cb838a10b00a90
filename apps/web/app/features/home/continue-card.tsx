import { NextStepCard } from "#app/components/resource/next-step-card.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { m } from "#app/paraglide/messages.js";

/** The next step on the home page; each part keeps its place while it is not known. */
export function ContinueCard({
  to,
  cover,
  unit,
  title,
  step,
}: {
  to: string;
  cover?: string | null;
  unit?: string | undefined;
  title?: string;
  step?: string;
}) {
  return (
    <section aria-label={m.path_next()}>
      <NextStepCard layout="above" cover={cover} over={unit} title={title} detail={step}>
        <ButtonLink to={to} size="large" className="w-full">
          {m.path_continue()}
        </ButtonLink>
      </NextStepCard>
    </section>
  );
}
