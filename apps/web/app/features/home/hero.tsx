import { ButtonLink } from "#app/components/ui/button.tsx";
import { Horn } from "#app/components/ui/horn.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { ContinueHere } from "./continue-here.tsx";
import { FirstExercise } from "./first-exercise.tsx";
import type { FirstTask } from "./first-tasks.ts";

/**
 * One promise, and the first exercise beside it; who has begun before sees what comes next in its place.
 * Both are in the cached page, and the early script's `data-returning` shows one of them.
 */
export function Hero({
  tasks,
  next,
}: {
  tasks: readonly FirstTask[];
  next: { to: string; title: string };
}) {
  return (
    <section className="relative overflow-hidden border-b-2 border-stitch bg-sky-wash">
      <Horn
        shape="cross"
        className="absolute -top-32 -left-44 size-[400px] text-felt opacity-70 sm:-left-64 sm:size-[560px] md:top-1/2 md:-left-48 md:size-[820px] md:-translate-y-1/2"
      />
      <div className="relative mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 px-4 pt-5 pb-8 sm:pt-8 md:grid-cols-[1.1fr_1fr] md:py-16">
        <h1 className="text-2xl max-[359px]:text-xl sm:text-4xl md:self-end md:text-5xl">
          {/* The cub that stands on the first exercise has its room beside the promise. */}
          <span className="for-newcomer">
            <span className="block pe-26 max-[359px]:pe-22 sm:pe-44 md:pe-0">{m.home_title()}</span>
          </span>
          <span className="for-returning">{m.home_back_title()}</span>
        </h1>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center md:pt-10">
          <div className="for-newcomer">
            <FirstExercise tasks={tasks} next={next} />
          </div>
          <div className="for-returning">
            <ContinueHere />
          </div>
        </div>
        <div className="flex flex-col items-start gap-4 md:gap-6">
          <p className="max-w-xl md:text-lg">
            <span className="for-newcomer">{m.home_lead()}</span>
            <span className="for-returning">{m.home_back_lead()}</span>
          </p>
          <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
            <ButtonLink
              to={next.to}
              look="secondary"
              size="large"
              className="for-newcomer max-sm:w-full"
            >
              {m.home_start()}
            </ButtonLink>
            <ButtonLink
              to={paths.lessons}
              look="secondary"
              size="large"
              className="for-returning max-sm:w-full"
            >
              {m.home_whole_path()}
            </ButtonLink>
            <ButtonLink to={paths.login} look="quiet" className="max-sm:w-full">
              {m.home_have_account()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
