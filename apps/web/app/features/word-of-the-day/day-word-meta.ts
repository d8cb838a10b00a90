import type { DayWord } from "@tilashar/contracts";
import { currentMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

/** Title and description of a day's page, for search engines and for whoever it is shared with. */
export function dayWordMeta(word: DayWord | null, card: string | undefined) {
  if (word === null) return pageMeta(m.word_missing_title(), m.word_missing_text());
  const meaning = currentMeaningLanguage() === "ru" ? word.word_russian : word.word_english;
  return pageMeta(
    `${m.word_meta_title({ word: word.word_kazakh })} · ${m.app_name()}`,
    m.word_meta_description({ word: word.word_kazakh, meaning }),
    {
      card,
      thing: {
        "@type": "DefinedTerm",
        name: word.word_kazakh,
        description: meaning,
        inLanguage: "kk",
      },
    },
  );
}
