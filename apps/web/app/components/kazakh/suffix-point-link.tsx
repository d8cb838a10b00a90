import type { GrammarSummary } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { pointsBySuffix } from "#app/lib/kazakh/grammar-points.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The way to the page of grammar that explains a suffix, by its title; nothing where there is none. */
export function SuffixPointLink({ suffix }: { suffix: string }) {
  const language = useLanguage();
  const [point, setPoint] = useState<GrammarSummary | null>(null);
  useEffect(() => {
    let isHere = true;
    void pointsBySuffix().then((points) => {
      if (isHere) setPoint(points.get(suffix) ?? null);
    });
    return () => {
      isHere = false;
    };
  }, [suffix]);
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
