import type { ReadingSummary } from "@tilashar/contracts";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { readingAuthor, readingTitle } from "./reading-titles.ts";

/** A text in the list; the whole card is the link. `first` covers are in sight and load at once. */
export function ReadingCard({
  reading,
  known,
  first,
}: {
  reading: ReadingSummary;
  /** Share of running words the learner has met, 0..1; null for a guest. */
  known: number | null;
  first: boolean;
}) {
  const language = useLanguage();
  return (
    <Card className="group relative flex h-full overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:flex-col">
      <img
        src={reading.image_path}
        alt=""
        width={320}
        height={200}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "auto" : "low"}
        decoding="async"
        className="aspect-[8/5] w-28 shrink-0 bg-felt-sunk object-cover max-sm:ms-3 max-sm:mt-4 max-sm:self-start max-sm:rounded-tile sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 px-4 py-3 sm:px-5 sm:pt-4 sm:pb-5">
        <h2 className="text-lg hyphens-auto wrap-anywhere">
          <Link
            to={paths.reading(reading.id)}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {language === "kz" ? (
              <Kazakh>{reading.title_kz}</Kazakh>
            ) : (
              readingTitle(reading, language)
            )}
          </Link>
        </h2>
        {language !== "kz" && <Kazakh className="text-ink-soft">{reading.title_kz}</Kazakh>}
        <p className="text-sm text-ink-soft">{readingAuthor(reading, language)}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Chip tone="sky">{m.level_short({ letter: levelLetters[reading.lang_level] })}</Chip>
          <Chip>{m.reading_minutes({ count: reading.minutes })}</Chip>
          {known !== null && (
            <Chip tone="steppe">{m.reading_known({ percent: Math.floor(known * 100) })}</Chip>
          )}
        </div>
      </div>
    </Card>
  );
}
