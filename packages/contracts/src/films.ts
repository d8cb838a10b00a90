import Type from "typebox";
import { endpoint, numberedBy } from "./endpoint.ts";
import { finishedWork } from "./finished-work.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel } from "./lessons.ts";
import { ReadingQuestion } from "./readings.ts";

const listFields = {
  id: Type.Integer(),
  /** The Kazakh title. */
  title: Type.String(),
  title_en: Type.String(),
  title_ru: Type.String(),
  title_kz: Type.String(),
  /** Address of the poster below `/assets/`. */
  image_path: Type.String(),
  /** The same picture for a narrow screen. */
  image_small: Type.String(),
  lang_level: LessonLevel,
  /** How long it lasts; null for a film that plays from another site. */
  seconds: Type.Union([Type.Number(), Type.Null()]),
};

/** A film in the list that the watch screen shows. */
export const WatchingSummary = Type.Object(listFields);
export type WatchingSummary = Type.Static<typeof WatchingSummary>;

/** An entry of `GET /watching-materials`. Lines of the texts are separated by a line break. */
export const WatchingMaterial = Type.Object({
  ...listFields,
  /** Below `/assets/`, or of another site's player for a frame. */
  video_url: Type.String(),
  kazakh_text: Type.String(),
  english_text: Type.String(),
  russian_text: Type.String(),
});
export type WatchingMaterial = Type.Static<typeof WatchingMaterial>;

export const FilmWord = Type.Object({
  start: Type.Number(),
  end: Type.Number(),
  text: Type.String(),
});
export type FilmWord = Type.Static<typeof FilmWord>;

export const FilmLine = Type.Object({
  /** Seconds from the film's beginning; null for a film of another site. */
  start: Type.Union([Type.Number(), Type.Null()]),
  end: Type.Union([Type.Number(), Type.Null()]),
  /** Who speaks. */
  speaker: LocalisedText,
  kz: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  /** The written Kazakh words and when each is spoken; empty for a film of another site. */
  words: Type.Array(FilmWord),
});
export type FilmLine = Type.Static<typeof FilmLine>;

/** `GET /watching-materials/{id}/`. */
export const WatchingDetail = Type.Object({
  ...WatchingMaterial.properties,
  /** True when `video_url` is another site's player and belongs into a frame. */
  outside: Type.Boolean(),
  /** Of the video, in bytes; null for a film of another site. */
  size: Type.Union([Type.Integer(), Type.Null()]),
  /** Addresses of WebVTT files. */
  captions: Type.Union([
    Type.Object({ kz: Type.String(), ru: Type.String(), en: Type.String() }),
    Type.Null(),
  ]),
  /** Where and when it happens. */
  setting: LocalisedText,
  lines: Type.Array(FilmLine),
  /** Asked when it has ended. */
  questions: Type.Array(ReadingQuestion),
  /** The film to go on with, in the order of the course; null after the last. */
  next: Type.Union([WatchingSummary, Type.Null()]),
});
export type WatchingDetail = Type.Static<typeof WatchingDetail>;

/** `POST /watching-materials/{id}/watched/`. `attempt` makes a resend idempotent. */
export const WatchedRequest = Type.Object(finishedWork);
export type WatchedRequest = Type.Static<typeof WatchedRequest>;

export const WatchedResponse = Type.Object({
  /** Points credited now: a film pays a point for each of its lines, once. */
  awarded: Type.Integer(),
});
export type WatchedResponse = Type.Static<typeof WatchedResponse>;

export const filmsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/watching-materials",
    tag: "Films",
    summary: "All films",
    description: "By level. Lines are separated by a line break.",
    access: "public",
    response: Type.Array(WatchingMaterial),
  }),
  detail: endpoint({
    method: "GET",
    path: "/watching-materials/{id}/",
    tag: "Films",
    summary: "A film with its lines, aligned in three languages and timed word by word",
    access: "public",
    params: numberedBy("The film's number."),
    response: WatchingDetail,
  }),
  watched: endpoint({
    method: "POST",
    path: "/watching-materials/{id}/watched/",
    tag: "Films",
    summary: "Note that a film was watched",
    description:
      "Sent when 80 % of a film has played. The first time pays a point for each line; the same `attempt` sent again changes nothing and gets the same answer.",
    access: "required",
    params: numberedBy("The film's number."),
    body: WatchedRequest,
    response: WatchedResponse,
  }),
};
