import type { FilmLine, LocalisedText, PublicContent } from "@tilashar/contracts";

/** A few seconds of a film: two friends greet each other. */
export interface FilmTaste {
  id: number;
  title: LocalisedText;
  video: string;
  poster: string;
  lines: readonly Pick<FilmLine, "start" | "end" | "kz" | "en" | "ru">[];
}

/** "Where Is My Phone?", and which of its lines greet. */
const film = { id: 5, from: 1, to: 3 };

/** What the home page shows of a film, in which a newcomer hears the word that they have just learned. */
export function filmTaste(content: Pick<PublicContent, "film">): FilmTaste | null {
  const found = content.film(film.id);
  if (found === null) return null;
  const { title_en, title_ru, title_kz, video_url, image_small, lines } = found;
  return {
    id: film.id,
    title: { en: title_en, ru: title_ru, kz: title_kz },
    video: video_url,
    poster: image_small,
    lines: lines
      .slice(film.from, film.to)
      .map(({ start, end, kz, en, ru }) => ({ start, end, kz, en, ru })),
  };
}
