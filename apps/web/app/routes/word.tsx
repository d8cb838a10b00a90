import { data, redirect } from "react-router";
import { UnknownWordPage } from "#app/features/dictionary/unknown-word-page.tsx";
import { shortMeaning } from "#app/features/dictionary/word-meaning.ts";
import { WordPage } from "#app/features/dictionary/word-page.tsx";
import { currentMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { wordThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/word";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(pageContext);
  const looked = content.word(params.lemma);
  if ("unknown" in looked) return data({ ...looked, site: publicUrl }, { status: 404 });
  // Each word has one address: its forms and other scripts lead there.
  if (looked.found.lemma !== params.lemma) throw redirect(paths.word(looked.found.lemma));
  return { ...looked, site: publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData || "unknown" in loaderData)
    return pageMeta(
      `${m.word_page_missing_title({ word: loaderData?.unknown.word ?? "" })} · ${m.app_name()}`,
      m.word_page_missing_text(),
    );
  const { lemma, senses } = loaderData.found;
  const [first = { en: "", ru: "" }] = senses;
  const meaning = shortMeaning(first, currentMeaningLanguage());
  const description = m.word_page_meta({ word: lemma, meaning });
  return pageMeta(`${m.word_page_title({ word: lemma, meaning })} · ${m.app_name()}`, description, {
    thing: wordThing({ name: lemma, description, site: loaderData.site }),
  });
};

export default function Word({ loaderData }: Route.ComponentProps) {
  return "unknown" in loaderData ? (
    <UnknownWordPage unknown={loaderData.unknown} />
  ) : (
    <WordPage word={loaderData.found} />
  );
}
