import type { PathNext, PathUnit } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Horn } from "#app/components/ui/horn.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { levelLetters } from "#app/lib/lesson-level.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { LessonOnPath } from "./lesson-on-path.tsx";

/** A unit on the thread: its goal, its lessons, what ends it; one that is finished is folded to a line. */
export function UnitSection({
  unit,
  next,
  inSight,
}: {
  unit: PathUnit;
  next: PathNext | null;
  /** It is at the top of the page: its covers load at once. */
  inSight: boolean;
}) {
  const language = useLanguage();
  const isCurrent = next?.unit === unit.id;
  const title = (
    <>
      <span className="block text-sm font-semibold text-ink-soft">
        {m.path_unit({ number: unit.number })}
      </span>
      {unit.titles[language]}
    </>
  );
  return (
    <li
      id={unit.id}
      className={classNames("relative scroll-mt-20 ps-11 pb-8 sm:ps-18", !inSight && "below-fold")}
    >
      <Node done={unit.completed} current={isCurrent} />
      {unit.completed && !isCurrent ? (
        <details className="group/unit">
          <summary className="flex min-h-11 items-center gap-3 rounded-tile">
            <h2 className="min-w-0 flex-1 text-lg md:text-xl">{title}</h2>
            <Chip tone="steppe">{m.path_unit_done()}</Chip>
            <Icon name="down" className="size-6 text-sky group-open/unit:rotate-180" />
          </summary>
          <UnitBody unit={unit} next={next} inSight={false} />
        </details>
      ) : (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h2 className="min-w-0 text-xl md:text-2xl">{title}</h2>
            <Chip tone="sky">{m.level_short({ letter: levelLetters[unit.level] })}</Chip>
          </div>
          <UnitBody unit={unit} next={next} inSight={inSight} />
        </>
      )}
    </li>
  );
}

function UnitBody({
  unit: { id, goal, lessons, story, checkpoint, readings, films, phrases, completed },
  next,
  inSight,
}: {
  unit: PathUnit;
  next: PathNext | null;
  inSight: boolean;
}) {
  const language = useLanguage();
  const isUntouched = lessons.every(({ steps }) => steps.every(({ done }) => !done));
  return (
    <>
      <p className="max-w-2xl pt-1 pb-4 text-ink-soft">{goal[language]}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {lessons.map((lesson, at) => (
          <li key={lesson.id}>
            <LessonOnPath
              lesson={lesson}
              isNext={next?.what === "step" && next.lesson === lesson.id}
              first={inSight && at < 3}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-3">
        {story !== null && (
          <ButtonLink to={paths.unitSession(id, "story")} look="quiet" className="-ms-3 px-3!">
            <Icon name={story.done ? "check" : "book"} className="size-5" />
            {m.path_story({ title: story.titles[language] })}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.unitSession(id, "checkpoint")}
          look={next?.what === "checkpoint" && next.unit === id ? "primary" : "secondary"}
        >
          {checkpoint.passed && <Icon name="check" className="size-5" />}
          {isUntouched && !completed
            ? m.path_know_this()
            : m.path_checkpoint({ count: checkpoint.items })}
        </ButtonLink>
      </div>
      {readings.length + films.length + phrases.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 pt-1 text-sm">
          {readings.map((reading) => (
            <More
              key={reading.id}
              to={paths.reading(reading.id)}
              kind={m.path_reading()}
              icon="book"
            >
              {reading.titles[language]}
            </More>
          ))}
          {films.map((film) => (
            <More key={film.id} to={paths.film(film.id)} kind={m.path_film()} icon="play">
              {film.titles[language]}
            </More>
          ))}
          {phrases.map((topic) => (
            <More
              key={topic.id}
              to={paths.phraseTopic(topic.id)}
              kind={m.path_phrases()}
              icon="talk"
            >
              {topic.titles[language]}
            </More>
          ))}
        </p>
      )}
    </>
  );
}

/** A text, film or phrases beside the lessons, told apart from a lesson of the same name by what it is. */
function More({
  to,
  kind,
  icon,
  children,
}: {
  to: string;
  kind: string;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="group/more inline-flex min-h-11 items-center gap-1.5"
    >
      <Icon name={icon} className="size-5 shrink-0 text-ink-soft" />
      <span>
        <span className="text-ink-soft">{kind}</span>{" "}
        <span className="font-semibold text-sky group-hover/more:underline">{children}</span>
      </span>
    </Link>
  );
}

/** The thread beside a unit, with the horn where it is sewn on. */
function Node({ done, current }: { done: boolean; current: boolean }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 start-0 flex w-8 justify-center sm:w-12">
      <span
        className={classNames(
          "absolute inset-y-0 start-1/2 -ms-px border-s-3 border-dashed",
          done ? "border-steppe" : "border-stitch",
        )}
      />
      <span
        className={classNames(
          "relative flex size-8 items-center justify-center rounded-full border-3 sm:size-12",
          done && "border-steppe bg-steppe-wash text-steppe",
          !done && current && "border-sky bg-sky text-on-sky",
          !done && !current && "border-stitch bg-felt-raised text-ink-soft",
        )}
      >
        {done ? (
          <Icon name="check" className="size-5 sm:size-6" />
        ) : (
          <Horn shape="pair" className="size-5 sm:size-7" />
        )}
      </span>
    </span>
  );
}
