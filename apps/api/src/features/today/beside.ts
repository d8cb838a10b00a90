import type { FilmCatalogue } from "#api/features/films/index.ts";
import type { ReadingCatalogue } from "#api/features/readings/index.ts";
import type { Beside } from "./today.service.ts";

/** Of learners, in a language that is new to them. */
const WORDS_A_SECOND = 1;
const SECONDS_A_QUESTION = 14;
/** A film is watched with a few lines heard again. */
const TIMES_WATCHED = 1.5;
/** A film that plays from another site does not say how long it lasts. */
const USUAL_FILM_SECONDS = 240;

/** Texts as a plan offers them. */
export const readingsBeside = ({ readings }: ReadingCatalogue): Beside[] =>
  readings.map(({ reading, cover, words }) => ({
    kind: "reading",
    id: reading.id,
    title: reading.titles,
    cover,
    seconds: words / WORDS_A_SECOND + reading.questions.length * SECONDS_A_QUESTION,
  }));

/** Films as a plan offers them. */
export const filmsBeside = ({ films }: FilmCatalogue): Beside[] =>
  films.map(({ scene, smallPoster, own }) => ({
    kind: "film",
    id: scene.id,
    title: scene.titles,
    cover: smallPoster,
    seconds: own === null ? USUAL_FILM_SECONDS : own.seconds * TIMES_WATCHED,
  }));
