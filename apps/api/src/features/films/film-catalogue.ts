import type { Course, PictureManifest, Scene } from "@tilashar/course";
import type { BuiltFilms } from "@tilashar/course/films";

/** A film that is ours: its files, and when what is said. */
type OwnFilm = BuiltFilms[number];

/** A scene that can be watched. */
export interface Film {
  readonly scene: Scene;
  /** Address of the video, or of another site's player. */
  readonly video: string;
  readonly poster: string;
  readonly smallPoster: string;
  /** Null for a film that plays from another site. */
  readonly own: OwnFilm | null;
}

/** The course's films: nothing in them changes while we run. */
export interface FilmCatalogue {
  /** By level, then id. */
  readonly films: readonly Film[];
  filmOf(id: number): Film | undefined;
}

/** A scene that has neither been filmed nor plays from another site is left out: there is nothing to watch. */
export function makeFilmCatalogue(
  course: Course,
  pictures: PictureManifest,
  built: BuiltFilms,
): FilmCatalogue {
  const films = course.scenes.flatMap((scene) => toFilm(scene, pictures, built) ?? []);
  const byId = new Map(films.map((film) => [film.scene.id, film]));
  return { films, filmOf: (id) => byId.get(id) };
}

function toFilm(scene: Scene, pictures: PictureManifest, built: BuiltFilms): Film | undefined {
  const film = built[scene.id];
  const outside = scene.video_url;
  const own = (outside === undefined ? film : undefined) ?? null;
  const video = outside ?? film?.video;
  const poster = own?.poster ?? pictures.scenes[scene.id];
  if (video === undefined || poster === undefined) return undefined;
  return { scene, video, poster, smallPoster: own?.smallPoster ?? poster, own };
}
