import type { Path } from "@tilashar/contracts";
import { NextStepCard } from "#app/components/resource/next-step-card.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
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
    <section aria-label={m.path_next()}>
      <NextStepCard
        cover={cover}
        over={unit && `${m.path_unit({ number: unit.number })} · ${unit.titles[language]}`}
        title={title}
        detail={step}
      >
        <ButtonLink to={addressOfNext(next)} size="large" className="max-sm:w-full">
          {isFirst ? m.path_begin() : m.path_continue()}
        </ButtonLink>
      </NextStepCard>
    </section>
  );
}
