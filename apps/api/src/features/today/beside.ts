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
export const readingsBeside = ({ summaries, detailOf }: ReadingCatalogue): Beside[] =>
  summaries.map(({ id, title_en, title_ru, title_kz, image_path, num_words }) => ({
    kind: "reading",
    id,
    title: { en: title_en, ru: title_ru, kz: title_kz },
    cover: image_path,
    seconds:
      num_words / WORDS_A_SECOND + (detailOf(id)?.questions.length ?? 0) * SECONDS_A_QUESTION,
  }));

/** Films as a plan offers them. */
export const filmsBeside = ({ summaries }: FilmCatalogue): Beside[] =>
  summaries.map(({ id, title_en, title_ru, title_kz, image_small, seconds }) => ({
    kind: "film",
    id,
    title: { en: title_en, ru: title_ru, kz: title_kz },
    cover: image_small,
    seconds: seconds === null ? USUAL_FILM_SECONDS : seconds * TIMES_WATCHED,
  }));
