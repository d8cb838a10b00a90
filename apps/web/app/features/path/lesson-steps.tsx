import type { Path, PathLesson } from "@tilashar/contracts";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { currentLanguage, languageTag } from "#app/lib/language/language.ts";
import { stepName } from "#app/lib/path/step-name.ts";
import { useOwnPath } from "#app/lib/path/use-own-path.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** A lesson of the path as this learner left it; undefined where the path does not have it. */
export function useOwnLesson(publicPath: Path, id: number): PathLesson | undefined {
  const { units } = useOwnPath(publicPath);
  return units.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
}

/** The one button of a lesson: its next step, by name; none once all are done. */
export function LessonContinue({ lesson: { id, steps } }: { lesson: PathLesson }) {
  const next = steps.find(({ done }) => !done);
  if (next === undefined) return null;
  return (
    <ButtonLink to={paths.step(id, next.id)} size="large" className="max-sm:w-full">
      {m.path_next_step({ step: stepName(next) })}
    </ButtonLink>
  );
}

/** The steps of a lesson in their order, each with its state. */
export function LessonSteps({ lesson: { id, steps } }: { lesson: PathLesson }) {
  const next = steps.find(({ done }) => !done);
  return (
    <section aria-labelledby="lesson-steps">
      <h2 id="lesson-steps" className="pb-3 text-xl md:text-2xl">
        {m.path_steps()}
      </h2>
      <ol className="grid grid-cols-2 gap-2">
        {steps.map((step, at) => (
          <li key={step.id}>
            <Link
              to={paths.step(id, step.id)}
              prefetch="intent"
              aria-current={step === next ? "step" : undefined}
              className={classNames(
                "flex h-full min-h-13 items-center gap-2 rounded-card border-2 bg-felt-raised px-2 py-2 leading-tight font-semibold hover:border-sky sm:gap-3 sm:px-3",
                step === next ? "border-sky" : "border-stitch",
              )}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  "flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm",
                  step.done && "border-steppe bg-steppe-wash text-steppe",
                  !step.done && step === next && "border-sky bg-sky text-on-sky",
                  !step.done && step !== next && "border-stitch text-ink-soft",
                )}
              >
                {step.done ? <Icon name="check" className="size-5" /> : at + 1}
              </span>
              <span
                className="min-w-0 flex-1 text-pretty hyphens-auto"
                lang={step.words && languageTag("kz")}
              >
                {step.words && (
                  <span className="sr-only" lang={languageTag(currentLanguage())}>
                    {m.step_new_words()}{" "}
                  </span>
                )}
                {stepName(step)}
              </span>
              {step.done && <span className="sr-only">{m.path_lesson_done()}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
