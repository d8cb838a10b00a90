import type { ReadingSummary } from "@tilashar/contracts";
import { CardCover, ResourceCard } from "#app/components/resource/resource-card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { titleIn } from "#app/lib/language/title-in.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { readingAuthor } from "./reading-author.ts";

/** A text in the list. `first` covers are in sight and load at once. */
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
    <ResourceCard
      to={paths.reading(reading.id)}
      title={titleIn(reading, language)}
      kazakh={reading.title_kz}
      layout="list"
      picture={<CardCover src={reading.image_path} layout="list" first={first} />}
    >
      <p className="text-sm text-ink-soft">{readingAuthor(reading, language)}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Chip tone="sky">{m.level_short({ letter: levelLetters[reading.lang_level] })}</Chip>
        <Chip>{m.reading_minutes({ count: reading.minutes })}</Chip>
        {known !== null && (
          <Chip tone="steppe">{m.reading_known({ percent: Math.floor(known * 100) })}</Chip>
        )}
      </div>
    </ResourceCard>
  );
}
