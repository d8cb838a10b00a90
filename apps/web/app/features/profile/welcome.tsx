import type { ReactNode } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { m } from "#app/paraglide/messages.js";

/** The learner's name, and below it the one thing to do next. */
export function Welcome({ name, children }: { name: string; children: ReactNode }) {
  return (
    <header className="flex items-center gap-4 max-sm:items-start">
      <Barys pose="hello" className="size-24 shrink-0 md:size-40" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h1 className="text-2xl break-words md:text-4xl">{m.profile_welcome({ name })}</h1>
        {children}
      </div>
    </header>
  );
}
