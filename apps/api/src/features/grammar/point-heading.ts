import type { GrammarHeading, GrammarLink } from "@tilashar/contracts";
import { type GrammarPoint, renderLine, type Trilingual } from "@tilashar/course";

/** A point's title and sentence. */
export function toHeading({ id, level, titles, summary }: GrammarPoint): GrammarHeading {
  const { en, ru, kz } = plain(summary);
  return {
    id,
    level,
    title_en: titles.en,
    title_ru: titles.ru,
    title_kz: titles.kz,
    summary_en: en,
    summary_ru: ru,
    summary_kz: kz,
  };
}

export const toLink = ({ id, titles }: GrammarPoint): GrammarLink => ({
  id,
  title: { ...titles },
});

/** A line as plain text: what it quotes in braces is made by the engine. */
function plain(texts: Trilingual): Trilingual {
  const [en = "", ru = "", kz = ""] = (["en", "ru", "kz"] as const).map((language) =>
    renderLine(texts[language], language)
      .map((span) => span.text)
      .join(""),
  );
  return { en, ru, kz };
}
