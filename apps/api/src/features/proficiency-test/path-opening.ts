import type { Course, GrammarPoint, Trilingual } from "@tilashar/course";
import { type Opening, openingUnit, type PlacedUnit } from "@tilashar/learning";
import type { Grade } from "./grade-sitting.ts";
import { NOTHING_KNOWN_BELOW } from "./lesson-advice.ts";

/** Where a sitting opens the path, with what is shown of it. */
export interface ShownOpening extends Omit<Opening, "point"> {
  /** The point that was missed. */
  readonly point: Pick<GrammarPoint, "id" | "titles"> | null;
  /** The unit's place on the path, from 1. */
  readonly number: number;
  readonly titles: Readonly<Trilingual>;
}

export interface PathOpening {
  /** Null where the course has no units of the level. */
  of(grade: Grade): ShownOpening | null;
}

/** Finds where sittings open the path of a course. */
export function makePathOpening(course: Course): PathOpening {
  const units = course.units.map(
    ({ id, level, lessons }): PlacedUnit => ({
      id,
      level,
      points: lessons.flatMap((lesson) => course.lessonById.get(lesson)?.grammar ?? []),
    }),
  );
  return {
    of({ level, estimate, answers, percentage }) {
      const opening = openingUnit(units, {
        level,
        ability: estimate.ability,
        points: answers.flatMap(({ item, right }) =>
          item.point === undefined ? [] : { point: item.point, right },
        ),
        fromTheBeginning: percentage <= NOTHING_KNOWN_BELOW,
      });
      const place = course.units.findIndex(({ id }) => id === opening?.unit);
      const titles = course.units[place]?.titles;
      return opening === null || titles === undefined
        ? null
        : {
            ...opening,
            point: course.grammarById.get(opening.point ?? "") ?? null,
            number: place + 1,
            titles,
          };
    },
  };
}
