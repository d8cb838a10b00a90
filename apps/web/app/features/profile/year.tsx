import type { ActivityDay } from "@tilashar/contracts";
import { type ReactNode, useId } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import type { CallState } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";

/** A view of the learner's year, in a card of its own. */
export function Year({
  title,
  state,
  children,
}: {
  title: string;
  state: CallState<ActivityDay[]>;
  children: (days: readonly ActivityDay[]) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex flex-col gap-4 p-4 md:p-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <Part
          state={state}
          skeleton={<Skeleton className="h-48" />}
          failure={m.profile_error_activity()}
        >
          {children}
        </Part>
      </Card>
    </section>
  );
}
