import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { LevelFilter } from "#app/components/resource/level-filter.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { FilmCard } from "#app/features/films/film-card.tsx";
import { isLessonLevel } from "#app/lib/lesson-level.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/watch";

const postersInSight = 3;

export function loader({ context }: Route.LoaderArgs) {
  return { films: context.get(pageContext).content.films() };
}

// The filter works on the list that is already here.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () => pageMeta(`${m.film_title()} · ${m.app_name()}`, m.film_subtitle());

export default function Watch({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = search.get("level");
  const level = isLessonLevel(asked) ? asked : null;
  const shown = loaderData.films.filter(({ lang_level }) => level === null || lang_level === level);

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{m.film_title()}</h1>
      <p className="max-w-xl pt-2 pb-4 text-ink-soft md:text-lg">{m.film_subtitle()}</p>
      <LevelFilter chosen={level} all={paths.watch} ofLevel={paths.watchOfLevel} />
      {shown.length === 0 ? (
        <EmptyState
          title={m.film_empty_title()}
          action={
            level === null ? (
              <ButtonLink to={paths.read}>{m.film_read_instead()}</ButtonLink>
            ) : (
              <ButtonLink to={paths.watch} look="secondary">
                {m.film_show_all()}
              </ButtonLink>
            )
          }
        >
          {m.film_empty_text()}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((film, index) => (
            <li key={film.id} className={index < postersInSight ? undefined : "below-fold"}>
              <FilmCard film={film} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
