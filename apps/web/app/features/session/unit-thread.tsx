import type { PathLesson, PathUnit } from "@tilashar/contracts";
import type { ReactNode } from "react";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";

const gap = 44;
const edge = 16;

/**
 * The thread of a unit: a knot for each lesson and one for the checkpoint, drawn as far as the learner is.
 * The thread of a finished unit draws itself to its end.
 */
export function UnitThread({ unit }: { unit: PathUnit }) {
  const language = useLanguage();
  const knots = [...unit.lessons.map(({ completed }) => completed), unit.checkpoint.passed];
  const done = unit.completed ? knots.length : knots.filter(Boolean).length;
  return (
    <Thread knots={unit.completed ? knots.map(() => true) : knots}>
      {unit.completed
        ? m.session_unit_done({ title: unit.titles[language] })
        : m.session_unit_so_far({
            title: unit.titles[language],
            done: Math.min(done, unit.lessons.length),
            total: unit.lessons.length,
          })}
    </Thread>
  );
}

/** The thread of a lesson that goes on: a knot for each step, so that the step just done is seen to count. */
export function LessonThread({ lesson: { steps, titles } }: { lesson: PathLesson }) {
  const language = useLanguage();
  const knots = steps.map(({ done }) => done);
  return (
    <Thread knots={knots}>
      {m.session_lesson_so_far({
        title: titles[language],
        done: knots.filter(Boolean).length,
        total: knots.length,
      })}
    </Thread>
  );
}

function Thread({ knots, children }: { knots: readonly boolean[]; children: ReactNode }) {
  const at = (knot: number) => edge + knot * gap;
  const width = at(knots.length - 1) + edge;
  const reached = Math.max(0, knots.lastIndexOf(true));
  return (
    <figure className="flex w-full max-w-md flex-col items-center gap-1">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 32`} className="h-8 max-w-full">
        <path
          d={`M${at(0)} 16H${at(knots.length - 1)}`}
          stroke="var(--color-stitch)"
          strokeWidth="3"
          strokeDasharray="6 5"
        />
        {reached > 0 && (
          <path
            d={`M${at(0)} 16H${at(reached)}`}
            stroke="var(--color-steppe)"
            strokeWidth="4"
            pathLength="1"
            strokeDasharray="1"
            className="animate-draw"
          />
        )}
        {knots.map((isDone, knot) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the knots never change places
            key={knot}
            cx={at(knot)}
            cy="16"
            r={knot === knots.length - 1 ? 12 : 9}
            fill={isDone ? "var(--color-steppe)" : "var(--color-felt-raised)"}
            stroke={isDone ? "var(--color-steppe)" : "var(--color-stitch)"}
            strokeWidth="3"
          />
        ))}
      </svg>
      <figcaption className="text-sm font-semibold text-ink-soft">{children}</figcaption>
    </figure>
  );
}
