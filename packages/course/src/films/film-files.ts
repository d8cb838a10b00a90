import Type from "typebox";

/** One film: of which script it was made, and from what. */
export const FilmManifestEntry = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    /** The scene's file name without its ending; the film's files start with it. */
    slug: Type.String({ pattern: "^[abc]-\\d{3}-[a-z0-9-]+$" }),
    seconds: Type.Number({ exclusiveMinimum: 0 }),
    /** Of the video. */
    bytes: Type.Integer({ minimum: 1 }),
    /** Hash of the scene's file as it was filmed. */
    script: Type.String(),
    /** Hash of everything the film was drawn and spoken from. */
    made: Type.String(),
  },
  { additionalProperties: false },
);
export type FilmManifestEntry = Type.Static<typeof FilmManifestEntry>;

/** `content/films/manifest.json`, written by `npm run films`. */
export const FilmManifest = Type.Object(
  { films: Type.Array(FilmManifestEntry) },
  { additionalProperties: false },
);
export type FilmManifest = Type.Static<typeof FilmManifest>;

const Timed = { start: Type.Number({ minimum: 0 }), end: Type.Number({ minimum: 0 }) };

/** `content/films/<slug>.json`: when each line and each of its words is spoken, in seconds. */
export const FilmTimings = Type.Object(
  {
    lines: Type.Array(
      Type.Object(
        {
          ...Timed,
          words: Type.Array(
            Type.Object({ ...Timed, text: Type.String() }, { additionalProperties: false }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type FilmTimings = Type.Static<typeof FilmTimings>;

export const FILM_LANGUAGES = ["kz", "ru", "en"] as const;

/** What lies beside each other in `content/films` for one film; captions by language. */
export const filmFiles = (slug: string) =>
  ({
    video: `${slug}.mp4`,
    poster: `${slug}.webp`,
    timings: `${slug}.json`,
    kz: `${slug}.kz.vtt`,
    ru: `${slug}.ru.vtt`,
    en: `${slug}.en.vtt`,
  }) as const;

/** In pixels: a phone's whole width at twice its density, a player's on most desks. */
export const SMALL_POSTER_WIDTH = 720;

/** Addresses of one film's built files, below `/assets/`, and its times. */
export interface BuiltFilm {
  readonly video: string;
  readonly poster: string;
  /** The poster at `SMALL_POSTER_WIDTH`, for a phone and for the player. */
  readonly smallPoster: string;
  readonly captions: Readonly<Record<(typeof FILM_LANGUAGES)[number], string>>;
  readonly seconds: number;
  /** Of the video, in bytes. */
  readonly bytes: number;
  readonly lines: FilmTimings["lines"];
}

/** The built films by the scene's id. */
export type BuiltFilms = Readonly<Record<number, BuiltFilm>>;

/** The file, in the folder of built assets, that holds them. */
export const BUILT_FILMS_FILE = "films.json";
