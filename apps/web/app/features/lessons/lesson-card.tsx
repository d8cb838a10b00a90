import type { LessonSummary } from "@tilashar/contracts";
import { CardCover, ResourceCard } from "#app/components/resource/resource-card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { titleIn } from "#app/lib/language/title-in.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** A lesson in the list. `first` covers are in sight and load at once. */
export function LessonCard({ lesson, first }: { lesson: LessonSummary; first: boolean }) {
  const language = useLanguage();
  return (
    <ResourceCard
      to={paths.lesson(lesson.id)}
      title={titleIn(lesson, language)}
      kazakh={lesson.title_kz}
      layout="list"
      picture={<CardCover src={lesson.img} layout="list" first={first} />}
    >
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Chip tone="sky">{m.level_short({ letter: levelLetters[lesson.lang_level] })}</Chip>
        <Chip>{m.word_count({ count: lesson.num_words })}</Chip>
      </div>
    </ResourceCard>
  );
}
