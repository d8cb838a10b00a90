import type { LessonSummary } from "@tilashar/contracts";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { lessonTitle } from "./lesson-title.ts";

/** A lesson in the list; the whole card is the link. `first` covers are in sight and load at once. */
export function LessonCard({ lesson, first }: { lesson: LessonSummary; first: boolean }) {
  const language = useLanguage();
  return (
    <Card className="group relative flex h-full overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:flex-col">
      <img
        src={lesson.img}
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
            to={paths.lesson(lesson.id)}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {lessonTitle(lesson, language)}
          </Link>
        </h2>
        {language !== "kz" && <Kazakh className="text-ink-soft">{lesson.title_kz}</Kazakh>}
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Chip tone="sky">{m.level_short({ letter: levelLetters[lesson.lang_level] })}</Chip>
          <Chip>{m.word_count({ count: lesson.num_words })}</Chip>
        </div>
      </div>
    </Card>
  );
}
