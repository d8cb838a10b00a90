import type { GrammarHeading } from "@tilashar/contracts";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The points of grammar that the lesson shows, each a way to its page. */
export function LessonGrammar({ points }: { points: readonly GrammarHeading[] }) {
  const language = useLanguage();
  if (points.length === 0) return null;
  return (
    <Card stitched className="px-6 py-6">
      <section aria-labelledby="lesson-grammar" className="flex flex-col gap-2">
        <h2 id="lesson-grammar" className="text-xl">
          {m.lesson_grammar()}
        </h2>
        <ul className="flex flex-col divide-y divide-felt-sunk">
          {points.map((point) => (
            <li
              key={point.id}
              className="relative flex flex-col gap-1 rounded-tile py-3 has-focus-visible:outline-3 has-focus-visible:outline-sky"
            >
              <h3 className="text-lg leading-snug">
                <Link
                  to={paths.grammarPoint(point.id)}
                  prefetch="intent"
                  className="font-bold text-sky outline-none after:absolute after:inset-0 hover:underline"
                >
                  {point[`title_${language}`]}
                </Link>
              </h3>
              <p className="break-words text-ink-soft">{point[`summary_${language}`]}</p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
