import type { Language, TodayPlans, TodayStep } from "@tilashar/contracts";
import { useState } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { NextStepCard } from "#app/components/resource/next-step-card.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { addressOfNext, nameOfNext } from "#app/lib/path/next-names.ts";
import { paths } from "#app/lib/paths.ts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { m } from "#app/paraglide/messages.js";

type Minutes = TodayPlans[number]["minutes"];

const key = "today-minutes";
/** As tall as what comes: nothing below moves when it does. */
const cardHeight = "min-h-96 sm:min-h-56 md:min-h-72";

const cub = <Barys pose="streak" className="h-9/10 max-h-60" />;

const lengths: readonly Minutes[] = [3, 5, 10];

/**
 * The one thing to do next, with its picture, sized to the time there is; what would come after it in
 * small below. A failed call leaves the way to the lessons.
 */
export function NextStep() {
  const plans = useCall("GET /profile/today/");
  const [minutes, setMinutes] = useState<Minutes>(
    () => lengths.find((length) => String(length) === readStored(key)) ?? 5,
  );
  const plan =
    plans.status === "ready"
      ? plans.answer.find(({ minutes: length }) => length === minutes)
      : undefined;
  return (
    <section aria-label={m.profile_next()} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2 sm:gap-x-4">
        <h2 className="text-base sm:text-xl md:text-2xl">{m.profile_next()}</h2>
        <fieldset className="flex items-center gap-1 sm:gap-1.5">
          <legend className="sr-only">{m.today_minutes()}</legend>
          {lengths.map((length) => (
            <button
              key={length}
              type="button"
              aria-pressed={length === minutes}
              onClick={() => {
                setMinutes(length);
                writeStored(key, String(length));
              }}
              className="min-h-11 rounded-full border-2 border-stitch bg-felt-raised px-1.5 text-sm font-semibold whitespace-nowrap hover:border-sky aria-pressed:border-sky aria-pressed:bg-sky-wash aria-pressed:text-sky-deep sm:px-4"
            >
              {m.today_minutes_count({ count: length })}
            </button>
          ))}
        </fieldset>
      </div>
      <div aria-live="polite" className={cardHeight}>
        {plans.status === "loading" ? (
          <Skeleton className="h-96 sm:h-56 md:h-72" />
        ) : plans.status === "error" ? (
          <NextStepCard
            heading="h3"
            cover={null}
            instead={cub}
            over=""
            title={m.today_failed()}
            detail=""
          >
            <ButtonLink to={paths.lessons} size="large">
              {m.profile_continue()}
            </ButtonLink>
            <Button look="quiet" onClick={plans.retry}>
              {m.try_again()}
            </Button>
          </NextStepCard>
        ) : (
          <Planned plan={plan} />
        )}
      </div>
    </section>
  );
}

function Planned({ plan }: { plan: TodayPlans[number] | undefined }) {
  const language = useLanguage();
  const [first, ...rest] = plan?.steps ?? [];
  if (plan === undefined || first === undefined) {
    return (
      <NextStepCard
        heading="h3"
        cover={null}
        instead={cub}
        over=""
        title={m.today_all_done()}
        detail=""
      >
        <ButtonLink to={paths.words} size="large">
          {m.words_title()}
        </ButtonLink>
      </NextStepCard>
    );
  }
  return (
    <NextStepCard
      heading="h3"
      className={cardHeight}
      cover={first.kind === "review" ? null : first.cover}
      instead={cub}
      over={leadOf(first, language)}
      title={titleOf(first, language)}
      detail={[
        first.kind === "path" ? nameOfNext(first.next) : null,
        m.today_about({ count: Math.max(1, Math.round(plan.seconds / 60)) }),
      ]
        .filter((part) => part !== null)
        .join(" · ")}
      then={
        rest.length === 0
          ? undefined
          : [m.today_then(), ...rest.map((step) => stepText(step, language))].join(" · ")
      }
    >
      <ButtonLink to={addressOf(first)} size="large" className="max-sm:w-full">
        {m.today_start()}
      </ButtonLink>
    </NextStepCard>
  );
}

function titleOf(step: TodayStep, language: Language): string {
  if (step.kind === "review") return m.today_review({ count: step.cards });
  return step.title[language] || step.title.en;
}

function leadOf(step: TodayStep, language: Language): string {
  switch (step.kind) {
    case "review":
      return m.review_title();
    case "path": {
      const { number, title } = step.unit;
      return `${m.path_unit({ number })} · ${title[language] || title.en}`;
    }
    case "reading":
      return m.learn_read_title();
    case "film":
      return m.learn_watch_title();
  }
}

function stepText(step: TodayStep, language: Language): string {
  const title = titleOf(step, language);
  switch (step.kind) {
    case "review":
      return title;
    case "path":
      return m.today_path({ title, step: nameOfNext(step.next) });
    case "reading":
      return m.today_text({ title });
    case "film":
      return m.today_film({ title });
  }
}

function addressOf(step: TodayStep): string {
  if (step.kind === "review") return paths.review;
  if (step.kind === "path") return addressOfNext(step.next);
  return step.kind === "reading" ? paths.reading(step.id) : paths.film(step.id);
}
