import { type ShouldRevalidateFunction, useSearchParams } from "react-router";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { LessonList } from "#app/features/lessons/lesson-list.tsx";
import { LevelFilter } from "#app/features/lessons/level-filter.tsx";
import { isLessonLevel } from "#app/lib/lesson-level.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/lessons";

export function loader({ context }: Route.LoaderArgs) {
  return { lessons: context.get(pageContext).content.lessons() };
}

// The filter works on the list that is already here.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = () => pageMeta(`${m.lessons_title()} · ${m.app_name()}`, m.lessons_subtitle());

export default function Lessons({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = search.get("level");
  const level = isLessonLevel(asked) ? asked : null;
  const shown = loaderData.lessons.filter(
    ({ lang_level }) => level === null || lang_level === level,
  );

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 md:pt-12">
      <h1 className="text-3xl md:text-4xl">{m.lessons_title()}</h1>
      <p className="max-w-xl pt-2 pb-5 text-ink-soft md:text-lg">{m.lessons_subtitle()}</p>
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <LevelFilter chosen={level} />
        <KazakhTextSettings className="self-start max-md:order-first md:self-auto" />
      </div>
      {shown.length === 0 ? (
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
      ) : (
        <LessonList lessons={shown} whole={search.has("all")} wholePath={paths.allLessons(level)} />
      )}
      {shown.length > 0 && (
        <p className="pt-6">
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
