import type { Language, ProfileStats, TodayPlans, TodayStep } from "@tilashar/contracts";
import { useState } from "react";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { type CallState, useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { addressOfNext, nameOfNext } from "#app/lib/path/next-names.ts";
import { paths } from "#app/lib/paths.ts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { m } from "#app/paraglide/messages.js";

type Minutes = TodayPlans[number]["minutes"];

const key = "today-minutes";
const lengths: readonly Minutes[] = [3, 5, 10];

/** The one thing to do next, sized to the time there is. A failed call leaves the way to the lessons. */
export function NextStep({ stats }: { stats: CallState<ProfileStats> }) {
  const plans = useCall("GET /profile/today/");
  const [minutes, setMinutes] = useState<Minutes>(
    () => lengths.find((length) => String(length) === readStored(key)) ?? 5,
  );
  if (stats.status === "loading" || plans.status === "loading") {
    return <Skeleton className="h-40 w-full max-w-md" />;
  }
  const today = stats.status === "ready" ? stats.answer : null;
  const remark = today?.todayDone
    ? m.profile_next_done()
    : today !== null && today.streakDays > 0
      ? m.profile_next_streak()
      : null;
  const plan =
    plans.status === "ready"
      ? plans.answer.find(({ minutes: length }) => length === minutes)
      : undefined;
  const step = plan?.step ?? null;
  return (
    <section aria-label={m.profile_next()} className="flex flex-col items-start gap-3">
      <fieldset className="flex flex-wrap items-center gap-1.5">
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
            className="min-h-11 rounded-full border-2 border-stitch bg-felt-raised px-2.5 text-sm font-semibold whitespace-nowrap hover:border-sky aria-pressed:border-sky aria-pressed:bg-sky-wash aria-pressed:text-sky-deep sm:px-4 sm:text-base"
          >
            {m.today_minutes_count({ count: length })}
          </button>
        ))}
      </fieldset>
      <div aria-live="polite">
        {plans.status === "error" ? (
          <p>{m.today_failed()}</p>
        ) : plan === undefined || step === null ? (
          <p className="text-lg font-bold">{m.today_all_done()}</p>
        ) : (
          <Steps plan={plan} />
        )}
        {remark !== null && <p className="text-ink-soft">{remark}</p>}
      </div>
      {plans.status === "error" ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.lessons}>{m.profile_continue()}</ButtonLink>
          <Button look="quiet" onClick={plans.retry}>
            {m.try_again()}
          </Button>
        </div>
      ) : (
        <ButtonLink to={step === null ? paths.words : addressOf(step)}>
          {step === null ? m.words_title() : m.today_start()}
        </ButtonLink>
      )}
    </section>
  );
}

/** The parts of a plan, the one that is begun first in bold, and how long they take together. */
function Steps({ plan: { steps, seconds } }: { plan: TodayPlans[number] }) {
  const language = useLanguage();
  return (
    <>
      <ol className={steps.length > 1 ? "list-decimal ps-5" : ""}>
        {steps.map((step, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one plan stay where they are
            key={place}
            className={place === 0 ? "text-lg font-bold" : ""}
          >
            {stepText(step, language)}
          </li>
        ))}
      </ol>
      <p className="text-ink-soft">
        {m.today_about({ count: Math.max(1, Math.round(seconds / 60)) })}
      </p>
    </>
  );
}

function stepText(step: TodayStep, language: Language): string {
  if (step.kind === "review") return m.today_review({ count: step.cards });
  const title = step.title[language] || step.title.en;
  switch (step.kind) {
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
