import { CourseCards } from "./course-cards.tsx";
import { Differences } from "./differences.tsx";
import type { FilmTaste } from "./film-taste.ts";
import { SubscribeStrip } from "./subscribe-strip.tsx";

/** What a visitor finds who reads on. */
export function BelowHero({ film }: { film: FilmTaste | null }) {
  return (
    <>
      <Differences film={film} />
      <CourseCards />
      <SubscribeStrip />
    </>
  );
}
