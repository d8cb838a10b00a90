import type { Language } from "@tilashar/contracts";
import { classNames } from "#app/components/ui/class-names.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";

/** The language that Kazakh is translated into: English on Kazakh pages, as in the quiz. */
export const meaningLanguage = (language: Language): "en" | "ru" =>
  language === "ru" ? "ru" : "en";

/** What Kazakh means, in the language the learner reads. */
export function Meaning({
  of,
  className,
}: {
  of: { readonly en: string; readonly ru: string };
  className?: string | undefined;
}) {
  const into = meaningLanguage(useLanguage());
  return (
    <span lang={into} className={classNames("break-words", className)}>
      {of[into]}
    </span>
  );
}
