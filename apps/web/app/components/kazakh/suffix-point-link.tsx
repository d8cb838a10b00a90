import { Link } from "react-router";
import { usePointOfSuffix } from "#app/lib/kazakh/use-point-of-suffix.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The way to the page of grammar that explains a suffix, by its title; nothing where there is none. */
export function SuffixPointLink({ suffix }: { suffix: string }) {
  const language = useLanguage();
  const point = usePointOfSuffix(suffix);
  if (point === null) return null;
  const title = { en: point.title_en, ru: point.title_ru, kz: point.title_kz }[language];
  return (
    <Link
      to={paths.grammarPoint(point.id)}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
    >
      {m.grammar_title()}: {title}
    </Link>
  );
}
