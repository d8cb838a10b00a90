import { classNames } from "#app/components/ui/class-names.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";

/** What Kazakh means, in the language the learner reads. */
export function Meaning({
  of,
  className,
}: {
  of: { readonly en: string; readonly ru: string };
  className?: string | undefined;
}) {
  const into = useMeaningLanguage();
  return (
    <span lang={into} className={classNames("break-words", className)}>
      {of[into]}
    </span>
  );
}
