import type { WatchingDetail, WatchingMaterial, WatchingSummary } from "@tilashar/contracts";
import type { Language, Scene } from "@tilashar/course";
import { toQuestions } from "#api/features/readings/index.ts";
import type { Film } from "./film-catalogue.ts";

export const toFilmSummary = ({ scene, poster, smallPoster, own }: Film): WatchingSummary => ({
  id: scene.id,
  title: scene.titles.kz,
  title_en: scene.titles.en,
  title_ru: scene.titles.ru,
  title_kz: scene.titles.kz,
  image_path: poster,
  image_small: smallPoster,
  lang_level: scene.level,
  seconds: own?.seconds ?? null,
});

export const toFilmMaterial = (film: Film): WatchingMaterial => ({
  ...toFilmSummary(film),
  video_url: film.video,
  kazakh_text: textIn(film.scene, "kz"),
  english_text: textIn(film.scene, "en"),
  russian_text: textIn(film.scene, "ru"),
});

export function toFilmDetail(film: Film): WatchingDetail {
  const { scene, own } = film;
  const names = new Map(scene.characters.map(({ key, name }) => [key, name]));
  const nobody = { en: "", ru: "", kz: "" };
  return {
    ...toFilmMaterial(film),
    outside: own === null,
    size: own?.bytes ?? null,
    captions: own && { ...own.captions },
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
    questions: toQuestions(scene.questions),
    next: film.next && toFilmSummary(film.next),
  };
}

function textIn({ characters, lines }: Scene, language: Language): string {
  const names = new Map(characters.map(({ key, name }) => [key, name[language]]));
  return lines.map((line) => `${names.get(line.speaker) ?? ""}: ${line[language]}`).join("\n");
}
