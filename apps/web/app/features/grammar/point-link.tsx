import type { GrammarSummary } from "@tilashar/contracts";
import { Link } from "react-router";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { pointSummary, pointTitle } from "./point-titles.ts";

/** More forms than these say no more of a point. */
const maxForms = 4;

/** A point in the index: its title, its sentence, and what it looks like. */
export function PointLink({ point }: { point: GrammarSummary }) {
  const language = useLanguage();
  const forms = point.forms.slice(0, maxForms);
  return (
    <li className="relative flex flex-col gap-1 rounded-card bg-felt-raised px-4 py-3 shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky">
      <Link
        to={paths.grammarPoint(point.id)}
        prefetch="intent"
        className="text-lg leading-snug font-bold outline-none after:absolute after:inset-0 hover:text-sky"
      >
        {pointTitle(point, language)}
      </Link>
      <p className="flex-1 text-ink-soft">{pointSummary(point, language)}</p>
      {forms.length > 0 && (
        <p className="flex flex-wrap gap-1.5 pt-1">
          {forms.map((form) => (
            <Kazakh
              key={form}
              className="rounded-tile bg-sky-wash px-2 py-0.5 text-sm font-semibold text-sky-deep"
            >
              {form}
            </Kazakh>
          ))}
        </p>
      )}
    </li>
  );
}
