import { Barys } from "#app/components/barys/barys.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The learner's name and the one thing to do next. */
export function Welcome({ name }: { name: string }) {
  return (
    <header className="flex items-center gap-4">
      <Barys pose="hello" className="size-24 shrink-0 md:size-36" />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h1 className="text-2xl break-words md:text-4xl">{m.profile_welcome({ name })}</h1>
        <p className="text-ink-soft max-sm:hidden">{m.profile_lead()}</p>
        <ButtonLink to={paths.lessons}>{m.profile_continue()}</ButtonLink>
      </div>
    </header>
  );
}
