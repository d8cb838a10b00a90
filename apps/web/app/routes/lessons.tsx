import { lazy, Suspense } from "react";
import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { LevelFilter } from "#app/components/resource/level-filter.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { ContinueCard } from "#app/features/path/continue-card.tsx";
import { UnitList } from "#app/features/path/unit-list.tsx";
import { isLessonLevel } from "#app/lib/lesson-level.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/lessons";

// No level is empty while the course is whole.
const EmptyState = lazy(async () => ({
  default: (await import("#app/components/ui/empty-state.tsx")).EmptyState,
}));

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).content.path();
}

// The filter works on the path that is already here.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () => pageMeta(`${m.lessons_title()} · ${m.app_name()}`, m.lessons_subtitle());

export default function Lessons({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const path = useOwnPath(loaderData);
  const asked = search.get("level");
  const level = isLessonLevel(asked) ? asked : null;
  const shown = path.units.filter((unit) => level === null || unit.level === level);

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{m.lessons_title()}</h1>
      <p className="max-w-xl pt-2 pb-5 text-ink-soft md:text-lg">{m.lessons_subtitle()}</p>
      <ContinueCard path={path} />
      <div className="pt-6">
        <LevelFilter chosen={level} all={paths.lessons} ofLevel={paths.lessonsOfLevel} />
      </div>
      {shown.length === 0 ? (
        <Suspense>
          <EmptyState
            title={m.lessons_empty_title()}
            action={
              level !== null && (
                <ButtonLink to={paths.lessons} look="secondary">
                  {m.lessons_show_all()}
                </ButtonLink>
              )
            }
          >
            {level !== null && m.lessons_empty_text()}
          </EmptyState>
        </Suspense>
      ) : (
        <UnitList
          units={shown}
          next={path.next}
          whole={search.has("all")}
          wholePath={paths.allLessons(level)}
        />
      )}
      {shown.length > 0 && (
        <p>
          <ButtonLink
            to={paths.offline}
            look="quiet"
            className="-ms-5 underline underline-offset-4"
          >
            {m.offline_take_along()}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
