import type { CourseSentence as Sentence } from "@tilashar/contracts";
import type { CourseSentence } from "@tilashar/course/sentences";

/** A sentence of the bank as the API gives it out. */
export function toCourseSentence(
  { kz, en, ru, place }: CourseSentence,
  mark: readonly [number, number] | null,
): Sentence {
  return {
    kz,
    en,
    ru,
    mark: mark && [...mark],
    place: {
      kind: place.kind,
      id: typeof place.id === "number" ? place.id : null,
      title: { ...place.titles },
    },
  };
}
