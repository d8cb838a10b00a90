import { createHash } from "node:crypto";
import {
  type Course,
  dayWordOn,
  LANGUAGES,
  type Language,
  type Level,
  levelLetter,
  type PictureManifest,
  type Trilingual,
} from "@tilashar/course";
import type { Card } from "./draw-card.ts";

/** Counts up when cards are drawn differently, so that nobody keeps an old one. */
const design = 2;

/** What a link can be shown with a card of; `site`, with the id 0, is every other page. */
export type CardKind = "site" | "word" | "lesson" | "reading" | "film";

/** A card whose picture is still an address. */
type CardText = Omit<Card, "picture"> & { readonly picture: string };

/** The cards that links to our pages are shown with. */
export interface CardCatalogue {
  /** Addresses of a thing's card, one for each language; null when there is no such thing. */
  addresses(kind: CardKind, id: string): Trilingual | null;
  /** The card of a file's name, which names its very content; null for a name that is not ours. */
  find(file: string): CardText | null;
}

const words = {
  word: { en: "Word of the day", ru: "Слово дня", kz: "Күн сөзі" },
  lesson: { en: "Kazakh lesson", ru: "Урок казахского", kz: "Қазақ тілі сабағы" },
  reading: { en: "Read in Kazakh", ru: "Читаем по-казахски", kz: "Қазақша оқимыз" },
  film: { en: "Film in Kazakh", ru: "Фильм на казахском", kz: "Қазақша фильм" },
} as const;

/** The card of pages that have none of their own. */
const site = {
  en: "Learn Kazakh five minutes at a time",
  ru: "Казахский язык по пять минут в день",
  kz: "Қазақ тілін күніне бес минуттан үйреніңіз",
} as const;

const levelName = (level: Level, language: Language) =>
  ({
    en: `level ${levelLetter(level)}`,
    ru: `уровень ${levelLetter(level)}`,
    kz: `${levelLetter(level)} деңгейі`,
  })[language];

export function makeCardCatalogue(course: Course, pictures: PictureManifest): CardCatalogue {
  function textOf(kind: CardKind, id: string, language: Language): CardText | null {
    if (kind === "site") {
      return {
        over: "tilashar",
        title: "Тілашар",
        under: site[language],
        picture: "",
        layout: "ornament",
      };
    }
    if (kind === "word") return dayWordCard(id, language);
    const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
    const found = {
      lesson: () => course.lessonById.get(number),
      reading: () => course.readingById.get(number),
      film: () => course.sceneById.get(number),
    }[kind]();
    const covers = { lesson: pictures.lessons, reading: pictures.readings, film: pictures.scenes };
    const picture = covers[kind][number];
    if (found === undefined || picture === undefined) return null;
    const { titles, level } = found;
    return {
      over: `${words[kind][language]} · ${levelName(level, language)}`,
      title: titles.kz,
      under: language === "kz" ? words[kind].kz : titles[language],
      picture,
      layout: "cover",
    };
  }

  function dayWordCard(day: string, language: Language): CardText | null {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
    const [year, month, date] = day.split("-").map(Number) as [number, number, number];
    const word = dayWordOn(course, { year, month, day: date });
    const picture = word && pictures.words[word.picture];
    if (word === undefined || picture === undefined) return null;
    return {
      over: words.word[language],
      title: word.kz,
      under: language === "ru" ? word.ru : word.en,
      picture,
      layout: "word",
    };
  }

  function fileOf(kind: CardKind, id: string, language: Language): string | null {
    const text = textOf(kind, id, language);
    if (text === null) return null;
    const hash = createHash("sha256")
      .update(JSON.stringify([design, text]))
      .digest("hex")
      .slice(0, 10);
    return `${kind}-${id}-${language}.${hash}.png`;
  }

  return {
    addresses(kind, id) {
      const files = LANGUAGES.map((language) => [language, fileOf(kind, id, language)] as const);
      return files.some(([, file]) => file === null)
        ? null
        : (Object.fromEntries(
            files.map(([language, file]) => [language, `/assets/cards/${file}`]),
          ) as Trilingual);
    },
    find(file) {
      const parts =
        /^(site|word|lesson|reading|film)-([\d-]{1,10})-(en|ru|kz)\.[0-9a-f]{10}\.png$/.exec(file);
      if (parts === null) return null;
      const [, kind, id, language] = parts as unknown as [string, CardKind, string, Language];
      return fileOf(kind, id, language) === file ? textOf(kind, id, language) : null;
    },
  };
}
