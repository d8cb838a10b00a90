import { kindOfItem } from "@tilashar/learning/review";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { usePointOfSuffix } from "#app/lib/kazakh/use-point-of-suffix.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";

/** A rule: the title of the point of grammar it belongs to, and under it the place where it holds. */
export function RuleTitle({ item, name }: { item: string; name: string }) {
  const language = useLanguage();
  // rule:plural:V:back
  const suffix = kindOfItem(item) === "rule" ? (item.split(":")[1] ?? null) : null;
  const point = usePointOfSuffix(suffix);
  if (point === null) return <span className="py-2 font-bold">{name}</span>;
  const title = { en: point.title_en, ru: point.title_ru, kz: point.title_kz }[language];
  return (
    <span className="flex min-w-0 flex-col py-1">
      <TextLink to={paths.grammarPoint(point.id)} className="min-h-6 break-words">
        {title}
      </TextLink>
      <span>{name}</span>
    </span>
  );
}
