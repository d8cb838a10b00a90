import type { LessonLevel } from "@tilashar/contracts";
import { FilterLink } from "#app/components/ui/chip.tsx";
import { levelList } from "#app/lib/lesson-level.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * The levels of a list. Links, so that a level has an address and works before the application has started; two in
 * a row on a phone, so that none is out of sight.
 */
export function LevelFilter({
  chosen,
  all,
  ofLevel,
}: {
  chosen: LessonLevel | null;
  /** The address of the whole list. */
  all: string;
  ofLevel: (level: LessonLevel) => string;
}) {
  return (
    <nav
      aria-label={m.lessons_filter_label()}
      className="grid grid-cols-2 gap-2 py-1 sm:flex sm:flex-wrap"
    >
      <FilterLink to={all} chosen={chosen === null} className={narrower}>
        {m.level_all()}
      </FilterLink>
      {levelList.map((level) => (
        <FilterLink key={level} to={ofLevel(level)} chosen={chosen === level} className={narrower}>
          {names[level]()}
        </FilterLink>
      ))}
    </nav>
  );
}

/** The row is named "level", so that each of them need not be: one line on a phone in each language. */
const names: Record<LessonLevel, () => string> = {
  beginner: m.level_filter_beginner,
  intermediate: m.level_filter_intermediate,
  advanced: m.level_filter_advanced,
};

const narrower =
  "sm:max-lg:px-3 sm:max-lg:text-sm max-sm:justify-center max-sm:px-2 max-sm:text-center max-sm:text-sm max-sm:whitespace-normal";
