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
  /** The film to go on with, in the order of the course; null after the last. */
  readonly next: Film | null;
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
  const alone = course.scenes.flatMap((scene) => toFilm(scene, pictures, built) ?? []);
  const byId = new Map<number, Film>();
  let next: Film | null = null;
  for (const film of studyOrder(course, alone).reverse()) {
    const linked: Film = { ...film, next };
    byId.set(film.scene.id, linked);
    next = linked;
  }
  const films = alone.flatMap(({ scene }) => byId.get(scene.id) ?? []);
  return { films, filmOf: (id) => byId.get(id) };
}

type FilmAlone = Omit<Film, "next">;

/** Films as the units show them; those that no unit shows come last. */
function studyOrder({ units }: Course, films: readonly FilmAlone[]): FilmAlone[] {
  const places = new Map(units.flatMap((unit) => unit.films).map((id, place) => [id, place]));
  const placeOf = ({ scene }: FilmAlone) => places.get(scene.id) ?? places.size;
  return films.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function toFilm(scene: Scene, pictures: PictureManifest, built: BuiltFilms): FilmAlone | undefined {
  const film = built[scene.id];
  const outside = scene.video_url;
  const own = (outside === undefined ? film : undefined) ?? null;
  const video = outside ?? film?.video;
  const poster = own?.poster ?? pictures.scenes[scene.id];
  if (video === undefined || poster === undefined) return undefined;
  return { scene, video, poster, smallPoster: own?.smallPoster ?? poster, own };
}
