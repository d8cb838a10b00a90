import type { LessonLevel } from "@tilashar/contracts";
import { FilterLink } from "#app/components/ui/chip.tsx";
import { levelList, levelNames } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Links, so that a level has an address and works before the application has started. */
export function LevelFilter({ chosen }: { chosen: LessonLevel | null }) {
  return (
    <nav
      aria-label={m.lessons_filter_label()}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:flex-wrap"
    >
      <FilterLink to={paths.lessons} chosen={chosen === null}>
        {m.level_all()}
      </FilterLink>
      {levelList.map((level) => (
        <FilterLink key={level} to={paths.lessonsOfLevel(level)} chosen={chosen === level}>
          {levelNames[level]()}
        </FilterLink>
      ))}
    </nav>
  );
}
