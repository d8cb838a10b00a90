import type { Path } from "@tilashar/contracts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { addressOfNext, namesOfNext } from "#app/lib/path/next-names.ts";
import { m } from "#app/paraglide/messages.js";

/** The next step on the path with its cover, and the one button that leads there. */
export function ContinueCard({ path }: { path: Path }) {
  const language = useLanguage();
  const { next, units } = path;
  if (next === null) return null;
  const { title, step, cover } = namesOfNext(path, next, language);
  const unit = units.find(({ id }) => id === next.unit);
  const isFirst =
    next.unit === units[0]?.id &&
    units[0].lessons.every(({ steps }) => steps.every(({ done }) => !done));
  return (
    <Card stitched className="overflow-hidden">
      <section aria-label={m.path_next()} className="flex max-sm:flex-col">
        {cover !== null && (
          <img
            src={cover}
            alt=""
            width={320}
            height={200}
            className="aspect-[8/5] w-full bg-felt-sunk object-cover max-sm:max-h-36 sm:w-64 md:w-80"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-1 px-5 py-4 sm:px-7 sm:py-6">
          {unit !== undefined && (
            <p className="text-sm font-semibold text-ink-soft">
              {m.path_unit({ number: unit.number })} · {unit.titles[language]}
            </p>
          )}
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          <p className="text-ink-soft md:text-lg">{step}</p>
          <ButtonLink to={addressOfNext(next)} size="large" className="mt-2 max-sm:w-full">
            {isFirst ? m.path_begin() : m.path_continue()}
          </ButtonLink>
        </div>
      </section>
    </Card>
  );
}
