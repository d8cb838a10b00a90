export {
  type BuiltFilm,
  type BuiltFilms,
  FILM_LANGUAGES,
  FilmManifest,
  FilmManifestEntry,
  FilmTimings,
  filmFiles,
} from "./film-files.ts";
export { outsideVideoOrigins } from "./outside-video.ts";
