import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { LevelFilter } from "#app/components/resource/level-filter.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { OwnTextsCard } from "#app/features/reading/own-texts-card.tsx";
import { ReadingCard } from "#app/features/reading/reading-card.tsx";
import { useKnownShares } from "#app/features/reading/use-known-shares.ts";
import { isLessonLevel } from "#app/lib/lesson-level.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/read";

const coversInSight = 4;

export function loader({ context }: Route.LoaderArgs) {
  return { readings: context.get(pageContext).content.readings() };
}

// The filter works on the list that is already here.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () => pageMeta(`${m.reading_title()} · ${m.app_name()}`, m.reading_subtitle());

export default function Read({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = search.get("level");
  const level = isLessonLevel(asked) ? asked : null;
  const known = useKnownShares();
  const shown = loaderData.readings.filter(
    ({ lang_level }) => level === null || lang_level === level,
  );

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{m.reading_title()}</h1>
      <p className="max-w-xl pt-2 pb-4 text-ink-soft md:text-lg">{m.reading_subtitle()}</p>
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <LevelFilter chosen={level} all={paths.read} ofLevel={paths.readOfLevel} />
        <KazakhTextSettings className="self-start max-md:order-first md:self-auto" />
      </div>
      <OwnTextsCard />
      {shown.length === 0 ? (
        <EmptyState
          title={m.reading_empty_title()}
          action={
            level !== null && (
              <ButtonLink to={paths.read} look="secondary">
                {m.reading_show_all()}
              </ButtonLink>
            )
          }
        >
          {m.reading_empty_text()}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((reading, index) => (
            <li key={reading.id} className={index < coversInSight ? undefined : "below-fold"}>
              <ReadingCard
                reading={reading}
                known={known?.get(reading.id) ?? null}
                first={index < coversInSight}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
