import { letterOf, percentageOf } from "@tilashar/learning";
import { Barys } from "#app/components/barys/barys.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { m } from "#app/paraglide/messages.js";
import { type KeptSitting, sittingLength } from "./kept-sitting.ts";
import { rightAnswers } from "./submit-sitting.ts";
import type { ProficiencyTest } from "./use-proficiency-test.ts";

/** A finished test whose result is on its way, or waits for the network. */
export function WaitingResult({ test, sitting }: { test: ProficiencyTest; sitting: KeptSitting }) {
  if (test.work !== "send failed") {
    return (
      <div className="mx-auto w-full max-w-5xl px-4 pt-8 md:pt-12">
        <h1 role="status" className="pb-4 text-2xl">
          {m.test_sending()}
        </h1>
        <div className="grid gap-5 md:grid-cols-2">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      </div>
    );
  }
  const score = rightAnswers(sitting);
  const percentage = percentageOf(score, sittingLength);
  const letter = letterOf(percentage);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-4 px-4 pt-8 text-center md:pt-12">
      <Barys pose="empty" className="size-40" />
      {/* The letter of a precise test needs the server; that of the usual one is plain arithmetic. */}
      {sitting.mode === "standard" ? (
        <>
          <h1 className="text-3xl">{m.test_result_title({ letter })}</h1>
          <p className="text-lg">
            {m.test_result_score({ score, total: sittingLength, percentage })}
          </p>
        </>
      ) : (
        <h1 className="text-3xl">{m.test_title()}</h1>
      )}
      <div role="alert">
        <p className="font-semibold">{m.test_send_error()}</p>
        <p className="text-ink-soft">{m.test_send_error_text()}</p>
      </div>
      <Button size="large" onClick={test.retry}>
        {m.try_again()}
      </Button>
    </div>
  );
}
