import type { PathLesson } from "@tilashar/contracts";
import { memo } from "react";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** A lesson of a unit, with how far it is; the whole card is the link. `first` covers load at once. */
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
    <Card
      className={classNames(
        "group relative flex h-full overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky",
        isNext && "ring-3 ring-sun",
      )}
    >
      <img
        src={cover}
        alt=""
        width={320}
        height={200}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "auto" : "low"}
        decoding="async"
        className="ms-3 mt-3 mb-3 aspect-[8/5] w-28 shrink-0 self-start max-sm:w-20 rounded-tile bg-felt-sunk object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col px-3 py-3 sm:px-4">
        <h3 className="text-lg hyphens-auto wrap-anywhere">
          <Link
            to={paths.lesson(id)}
            prefetch="intent"
            className="outline-none group-hover:text-sky after:absolute after:inset-0"
          >
            {titles[language]}
          </Link>
        </h3>
        {language !== "kz" && <Kazakh className="text-sm text-ink-soft">{titles.kz}</Kazakh>}
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
      </div>
    </Card>
  );
});
