import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { m } from "#app/paraglide/messages.js";

/** The next step with its cover; each part keeps its place while it is not known. */
export function ContinueFrame({
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
    <Card stitched className="overflow-hidden">
      <section aria-label={m.path_next()}>
        <div className="relative aspect-[5/2] bg-felt-sunk sm:aspect-[16/7]">
          {cover && (
            <img
              src={cover}
              alt=""
              width={640}
              height={400}
              className="absolute inset-0 size-full animate-rise object-cover"
            />
          )}
        </div>
        <div className="flex flex-col gap-1 p-5 sm:p-7">
          <p className="min-h-6 truncate text-sm font-semibold text-ink-soft">{unit}</p>
          <h2 className="line-clamp-2 min-h-[1.15em] text-2xl">{title}</h2>
          <p className="min-h-6 text-ink-soft">{step}</p>
          <ButtonLink to={to} size="large" className="mt-2">
            {m.path_continue()}
          </ButtonLink>
        </div>
      </section>
    </Card>
  );
}
