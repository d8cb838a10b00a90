import type { WatchingDetail, WatchingMaterial, WatchingSummary } from "@tilashar/contracts";
import type { Course, Language, PictureManifest, Scene } from "@tilashar/course";
import type { BuiltFilms } from "@tilashar/course/films";

/** The course's films as the API gives them out: nothing in them changes while we run. */
export interface FilmCatalogue {
  /** By level, then id. */
  readonly summaries: readonly WatchingSummary[];
  /** The same with their texts, as the list call answers. */
  readonly materials: readonly WatchingMaterial[];
  detailOf(id: number): WatchingDetail | undefined;
}

/** A scene that has neither been filmed nor plays from another site is left out: there is nothing to watch. */
export function makeFilmCatalogue(
  course: Course,
  pictures: PictureManifest,
  films: BuiltFilms,
): FilmCatalogue {
  const details = course.scenes.flatMap((scene) => toDetail(scene, pictures, films) ?? []);
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  const materials = details.map(
    ({ outside: _, size: __, captions: ___, setting: ____, lines: _____, ...material }) => material,
  );
  return {
    materials,
    summaries: materials.map(
      ({ video_url: _, kazakh_text: __, english_text: ___, russian_text: ____, ...summary }) =>
        summary,
    ),
    detailOf: (id) => byId.get(id),
  };
}

function toDetail(
  scene: Scene,
  pictures: PictureManifest,
  films: BuiltFilms,
): WatchingDetail | undefined {
  const film = films[scene.id];
  const outside = scene.video_url;
  const video = outside ?? film?.video;
  const own = outside === undefined ? film : undefined;
  const image = own?.poster ?? pictures.scenes[scene.id];
  if (video === undefined || image === undefined) return undefined;
  const names = new Map(scene.characters.map(({ key, name }) => [key, name]));
  const nobody = { en: "", ru: "", kz: "" };
  return {
    id: scene.id,
    title: scene.titles.kz,
    title_en: scene.titles.en,
    title_ru: scene.titles.ru,
    title_kz: scene.titles.kz,
    image_path: image,
    image_small: own?.smallPoster ?? image,
    video_url: video,
    kazakh_text: textIn(scene, "kz"),
    english_text: textIn(scene, "en"),
    russian_text: textIn(scene, "ru"),
    lang_level: scene.level,
    seconds: own?.seconds ?? null,
    outside: outside !== undefined,
    size: own?.bytes ?? null,
    captions: own === undefined ? null : { ...own.captions },
    setting: { ...scene.setting },
    lines: scene.lines.map(({ speaker, kz, en, ru }, i) => ({
      start: own?.lines[i]?.start ?? null,
      end: own?.lines[i]?.end ?? null,
      speaker: { ...(names.get(speaker) ?? nobody) },
      kz,
      en,
      ru,
      words: [...(own?.lines[i]?.words ?? [])],
    })),
  };
}

function textIn({ characters, lines }: Scene, language: Language): string {
  const names = new Map(characters.map(({ key, name }) => [key, name[language]]));
  return lines.map((line) => `${names.get(line.speaker) ?? ""}: ${line[language]}`).join("\n");
}
