import type { PathLesson } from "@tilashar/contracts";
import { memo } from "react";
import { CardCover, ResourceCard } from "#app/components/resource/resource-card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** A lesson of a unit, with how far it is. `first` covers load at once. */
export const LessonOnPath = memo(function LessonOnPath({
  lesson: { id, titles, cover, num_words, completed, steps },
  isNext,
  first,
}: {
  lesson: PathLesson;
  /** What comes next is a step of it. */
  isNext: boolean;
  first: boolean;
}) {
  const language = useLanguage();
  const done = steps.filter((step) => step.done).length;
  return (
    <ResourceCard
      to={paths.lesson(id)}
      title={titles[language]}
      kazakh={titles.kz}
      layout="row"
      heading="h3"
      marked={isNext}
      picture={<CardCover src={cover} layout="row" first={first} />}
    >
      <p className="mt-auto flex items-center gap-1 pt-1 text-sm font-semibold text-ink-soft">
        {completed ? (
          <span className="inline-flex items-center gap-1 text-steppe">
            <Icon name="check" className="size-5" />
            {m.path_lesson_done()}
          </span>
        ) : done > 0 ? (
          m.path_steps_done({ done, total: steps.length })
        ) : (
          m.word_count({ count: num_words })
        )}
      </p>
    </ResourceCard>
  );
});
